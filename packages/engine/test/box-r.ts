// Box R of the rotations: twelve Pokémon at level 60 with one ingredient each, and the week that they are compared in.
import { gameOf, WEEKDAYS } from '@oversleep/game';
import type { SearchQuestion } from '../src/search/types.ts';
import { usualHours } from '../src/swaps/patterns.ts';
import type { FoundSwapPlan } from '../src/swaps/search.ts';

const game = gameOf('2026-10');

/** What a Pokémon of a box like this is good at: a Sub Skill, and amounts of its ingredient at level 1, 30 and 60. */
const KINDS = {
  ingredients: { subskill: 'Ingredient Finder M', amounts: [2, 5, 7] },
  berries: { subskill: 'Berry Finding S', amounts: [1, 2, 4] },
  skills: { subskill: 'Skill Trigger M', amounts: [1, 2, 4] },
};

/** Species, kind and ingredient; without an ingredient it is the first one of the species. */
export type BoxRow = readonly [string, keyof typeof KINDS, string?];

const ROWS: readonly BoxRow[] = [
  ['ABOMASNOW', 'ingredients'],
  ['DUGTRIO', 'ingredients'],
  ['LUXRAY', 'ingredients'],
  ['MEOWSCARADA', 'ingredients', 'Potato'],
  ['ABOMASNOW', 'ingredients', 'Tomato'],
  ['VIKAVOLT', 'ingredients', 'Coffee'],
  ['MUSHARNA', 'berries', 'Milk'],
  ['XATU', 'berries', 'Egg'],
  ['BLAZIKEN', 'berries', 'Mushroom'],
  ['WIGGLYTUFF', 'skills', 'Honey'],
  ['PAWMOT', 'skills', 'Cacao'],
  ['PIKACHU_HOLIDAY', 'skills', 'Apple'],
];

export function creatureOf([pokemon, kind, wanted]: BoxRow, place: number) {
  const { ingredient0, ingredient30, ingredient60, skill } = game.species.get(pokemon);
  const sets = [ingredient0, ingredient30, ingredient60].flat();
  const set = sets.find(({ ingredient }) => !wanted || `${ingredient.name} ${ingredient.longName}`.includes(wanted));
  const { subskill, amounts } = KINDS[kind];
  return {
    externalId: `${place + 1}`,
    pokemon,
    level: 60,
    nature: 'Bashful',
    ribbon: 4,
    skillLevel: Math.min(6, skill.maxLevel),
    subskills: ['Helping Speed M', subskill, 'Inventory Up L', null, null],
    ingredients: [0, 30, 60].map((level, s) => ({ level, name: set?.ingredient.name, amount: amounts[s] })),
  };
}

export const BOX_R = ROWS.map(creatureOf);

export const WEEK_R = {
  island: 'lapis',
  areaBonusPercent: 50,
  favoredBerries: ['CHERI', 'DURIN', 'MAGO'],
  recipeType: 'curry',
  camp: true,
  potSize: 69,
  bedtime: '21:30',
  wakeup: '06:00',
};

/** The changes of a rotation that was found, of the whole week and in order. */
export function changesIn({ settings }: SearchQuestion, asked: FoundSwapPlan['changes']) {
  const hours = usualHours(game.rules, settings);
  return asked
    .flatMap(({ lineup, at: name, days = WEEKDAYS }) =>
      days.map((day) => ({
        day: WEEKDAYS.indexOf(day),
        at: hours.find((hour) => hour.name === name)?.at ?? 0,
        lineup,
      })),
    )
    .sort((a, b) => a.day - b.day || a.at - b.at);
}
