// Keep or candy in words: its reasons, and how the roll ranks.
import type { Game, Reason, Verdict } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { oddsSource } from '../../parts/words/odds-source.ts';
import { roundPercentText } from '../../parts/words/wording.ts';

const t = messages('box');

/** `otherName` returns the name of another Pokémon in the box. */
export function reasonText(game: Game, reason: Reason, otherName: (id: string) => string): string {
  switch (reason.kind) {
    case 'favourite':
    case 'inTeam':
    case 'shiny':
      return t(`reasons.${reason.kind}`);
    case 'onlyMaker':
      return reason.of === 'ingredient'
        ? t('reasons.onlyIngredient', { ingredient: nameOf('ingredients', reason.name) })
        : t('reasons.onlySkill', { skill: nameOf('skills', game.skills.find(reason.name) ?? reason.name) });
    case 'bestOfFamily':
      return t('reasons.bestOfFamily', { count: reason.of, aim: reason.aim });
    case 'goodRoll':
      return t('reasons.goodRoll', { share: roundPercentText(reason.share), aim: reason.aim });
    case 'poorRoll':
      return t('reasons.poorRoll', { share: 1 - reason.share, aim: reason.aim });
    case 'outdone':
      return t('reasons.outdone', { name: otherName(reason.by) });
  }
}

export const bestForText = ({ aim, ingredient }: Verdict['bestFor']): string =>
  ingredient === undefined
    ? t('keep.bestFor', { aim })
    : t('keep.bestForIngredient', { aim, ingredient: nameOf('ingredients', ingredient) });

/** `share` is the part of all rolls that are at least as good. */
export const rankText = (share: number): string =>
  share <= 0.5 ? t('keep.top', { share: roundPercentText(share) }) : t('keep.betterThan', { share: 1 - share });

/** What the roll is compared with. */
export const rankNotes = (species: string, { level, blanks }: Verdict): readonly string[] => [
  t('keep.ranks', { species, level, source: oddsSource() }),
  ...(blanks === 0 ? [] : [t('keep.blanks', { count: blanks })]),
  t('keep.nothingReleased'),
];
