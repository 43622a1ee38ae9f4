// Keep or candy in words: the choice, its reasons, and how the roll ranks.
import type { Aim, Game, Reason, Verdict } from '@oversleep/game';
import { oddsSource } from '../../parts/words/odds-source.ts';
import { percentText } from '../../parts/words/wording.ts';

export const CHOICE_WORDS: Readonly<Record<Verdict['choice'], string>> = {
  keep: 'Keep it',
  candy: 'It could go for candy',
  open: 'Your call',
};

const AIM_WORDS: Readonly<Record<Aim, string>> = { berries: 'berries', ingredients: 'ingredients', skill: 'its skill' };

/** `nameOf` tells what another one in the box is called. */
export function reasonWords(game: Game, reason: Reason, nameOf: (id: string) => string): string {
  switch (reason.kind) {
    case 'favourite':
      return 'It is a favourite of yours.';
    case 'inTeam':
      return 'It stands in one of your teams.';
    case 'shiny':
      return 'It is shiny.';
    case 'onlyMaker':
      return reason.of === 'ingredient'
        ? `Nobody else in your box brings ${ingredientName(game, reason.name)}.`
        : `Nobody else in your box has ${game.skills.find(reason.name)?.name ?? reason.name}.`;
    case 'bestOfFamily':
      return `Of the ${reason.of} of its family it is the best for ${AIM_WORDS[reason.aim]}.`;
    case 'goodRoll':
      return `A good roll: top ${percentText(reason.share)} for ${AIM_WORDS[reason.aim]}.`;
    case 'poorRoll':
      return `Not in the better half for anything: at best top ${percentText(reason.share)}, for ${AIM_WORDS[reason.aim]}.`;
    case 'outdone':
      return `${nameOf(reason.by)} is at least as good in everything.`;
  }
}

const ingredientName = (game: Game, name: string): string => game.ingredients.find(name)?.longName ?? name;

export function bestForWords(game: Game, { aim, ingredient }: Verdict['bestFor']): string {
  const what = ingredient === undefined ? '' : `, most of all ${ingredientName(game, ingredient)}`;
  return `Best for ${AIM_WORDS[aim]}${what}.`;
}

/** What the roll is compared with. */
export function ranksNote(speciesName: string, { level, blanks }: Verdict): string {
  const blank =
    blanks === 0
      ? ''
      : ` ${blanks === 1 ? 'One open slot has' : `${blanks} open slots have`} no sub skill here and count as empty.`;
  return `Among all catches of ${speciesName} at level ${level}. ${oddsSource()}${blank}`;
}
