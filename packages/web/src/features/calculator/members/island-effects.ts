// Effects of the island and of events on a member: whether its berry is a favourite, and what their rules change.

import { gameOf } from '@oversleep/game';
import { numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { changeText } from '../../../parts/words/range-text.ts';
import type { MemberContext, TeamReport } from '../results/team-report.ts';

const t = messages('calculatorMembers');

const wholePercent = numberFormat({ style: 'percent' });

export interface IslandEffects {
  readonly favourite: 'main' | 'sub' | 'yes' | 'no';
  /** One sentence per change. */
  readonly effects: readonly string[];
}

export function islandEffects({ question, game, settings }: TeamReport, { build }: MemberContext): IslandEffects {
  const { species } = build;
  const plain = gameOf(question.edition).species.get(species.name);
  const berry = species.berry.name;
  const favourite = settings.favourites.includes(berry);
  const percent = (share: number) => changeText(share - 1, wholePercent);
  const { bonus } = species;
  const changes: readonly (readonly [boolean, string])[] = [
    [favourite, t('effects.favourite', { factor: game.rules.favouriteMultiplier })],
    [
      species.frequency !== plain.frequency,
      t('effects.interval', { change: percent(species.frequency / plain.frequency) }),
    ],
    [bonus.carrySize > 0, t('effects.carry', { slots: bonus.carrySize })],
    [bonus.carryFactor !== 1, t('effects.carryTimes', { factor: bonus.carryFactor })],
    [bonus.berriesPerHelp > 0, t('effects.berries', { count: bonus.berriesPerHelp })],
    [bonus.skillLevel > 0, t('effects.skillLevel', { levels: bonus.skillLevel })],
    [
      species.skillPercentage !== plain.skillPercentage,
      t('effects.skillChance', { change: percent(species.skillPercentage / plain.skillPercentage) }),
    ],
    [bonus.ingredientAmount > 0, t('effects.ingredients', { count: bonus.ingredientAmount })],
    [
      bonus.extraIngredient.chance > 0,
      t('effects.extra', { chance: bonus.extraIngredient.chance, amount: bonus.extraIngredient.amount }),
    ],
    [settings.areaBonus > 0, t('effects.area', { percent: settings.areaBonus })],
  ];
  const kind = settings.expert?.main === berry ? 'main' : settings.expert?.sub.includes(berry) ? 'sub' : undefined;
  return {
    favourite: kind ?? (favourite ? 'yes' : 'no'),
    effects: changes.flatMap(([holds, text]) => (holds ? [text] : [])),
  };
}
