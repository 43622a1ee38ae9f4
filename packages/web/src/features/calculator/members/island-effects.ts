// What the island and the week's events do to a member: whether its berry is a favourite, and what their rules change.

import { gameOf } from '@oversleep/game';
import { changeText } from '../../../parts/words/range-text.ts';
import { countedText } from '../../../parts/words/wording.ts';
import type { MemberContext, ResultContext } from '../results/result-context.ts';

export interface IslandEffects {
  readonly favourite: 'main' | 'sub' | 'yes' | 'no';
  /** Sentences about what changes, best understood in order. */
  readonly effects: readonly string[];
}

export function islandEffects({ question, game, settings }: ResultContext, { build }: MemberContext): IslandEffects {
  const { species } = build;
  const plain = gameOf(question.edition).species.get(species.name);
  const berry = species.berry.name;
  const favourite = settings.favourites.includes(berry);
  const percent = (share: number) => changeText(100 * (share - 1), (value) => `${Math.round(value)}%`);
  const { bonus } = species;
  const changes: readonly (readonly [boolean, string])[] = [
    [favourite, `Its berries count × ${game.rules.favouriteMultiplier}.`],
    [species.frequency !== plain.frequency, `Time between helps ${percent(species.frequency / plain.frequency)}.`],
    [bonus.carrySize > 0, `Carry limit +${bonus.carrySize}.`],
    [bonus.carryFactor !== 1, `Carry limit × ${bonus.carryFactor}.`],
    [
      bonus.berriesPerHelp > 0,
      `+${countedText(bonus.berriesPerHelp, 'berry', 'berries')} with each help that brings some.`,
    ],
    [bonus.skillLevel > 0, `Main skill level +${bonus.skillLevel}.`],
    [
      species.skillPercentage !== plain.skillPercentage,
      `Skill chance ${percent(species.skillPercentage / plain.skillPercentage)}.`,
    ],
    [bonus.ingredientAmount > 0, `+${countedText(bonus.ingredientAmount, 'ingredient')} with each drop of them.`],
    [
      bonus.extraIngredient.chance > 0,
      `A chance of ${Math.round(100 * bonus.extraIngredient.chance)}% for ${bonus.extraIngredient.amount} more.`,
    ],
    [settings.areaBonus > 0, `All strength +${settings.areaBonus}% by the area bonus.`],
  ];
  const kind = settings.expert?.main === berry ? 'main' : settings.expert?.sub.includes(berry) ? 'sub' : undefined;
  return {
    favourite: kind ?? (favourite ? 'yes' : 'no'),
    effects: changes.flatMap(([holds, text]) => (holds ? [text] : [])),
  };
}
