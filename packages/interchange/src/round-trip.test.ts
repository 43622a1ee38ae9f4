// Every species with random creatures through every format that we write: what a format does not say that it loses comes back.
import {
  type Creature,
  gameOf,
  type IngredientSlot,
  ingredientChoices,
  LANGUAGES,
  NEWEST_EDITION,
  type Species,
} from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { seeded } from '../test/seeded.ts';
import { FORMATS, type FormatId } from './formats.ts';
import { readBox, writeBox } from './read-box.ts';
import { toCreature } from './to-creature.ts';
import type { CreatureFields } from './types.ts';

const game = gameOf(NEWEST_EDITION);
const EACH = process.env.FULL ? 20 : 1;
const random = seeded(20261116);

const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('An empty list');
  return found;
};
const NAMES = [
  'Sparky',
  'ミュウ',
  'a@b',
  'A,B',
  'say "hi"',
  '=1+1',
  '+1',
  '-1',
  '@me',
  "'=1",
  "''@",
  "'quoted'",
  "'",
  '🐱',
  '%',
  "O'Neil",
  '이브이',
  '',
];

function randomCreature(species: Species, index: number): Creature {
  const subskills = game.subskills.rows.map(({ name }) => name).sort(() => random() - 0.5);
  const slot = (at: number) => (random() < 0.3 ? null : (subskills[at] ?? null));
  const ingredient = (at: 0 | 1 | 2): IngredientSlot => {
    const { ingredient: chosen, amount } = pick(ingredientChoices(species)[at]);
    return { name: chosen.name, amount };
  };
  const [second, third] = [ingredient(1), ingredient(2)];
  const natures = game.natures.rows.filter(
    ({ toxelEvolvesInto }) => species.evolvesFrom !== 'TOXEL' || toxelEvolvesInto === species.name,
  );
  const { choosable } = species.skill;
  const { genders } = species;
  const gender =
    genders.male > 0 && (genders.female === 0 || random() < 0.5) ? 'male' : genders.female > 0 ? 'female' : undefined;
  return {
    externalId: `${species.name}-${index}`,
    version: 0,
    saved: true,
    shiny: species.shinyLocked !== true && random() < 0.3,
    ...(gender && { gender }),
    pokemon: species.name,
    name: pick(NAMES),
    level: 1 + Math.floor(random() * 100),
    ribbon: pick([0, 1, 2, 3, 4]),
    skillLevel: 1 + Math.floor(random() * species.skill.maxLevel),
    nature: pick(natures).name,
    ...(choosable && { chosenSkill: pick(choosable) }),
    ...(random() < 0.2 && { mint: true as const, tags: ['mine', 'キャンプ'], note: 'two\nlines' }),
    ...(random() < 0.2 && {
      favourite: true as const,
      origin: { format: 'pokesleep-lines', at: '2026-11-16T12:00:00.000Z', raw: 'x', doubts: [{ code: 'y' }] },
    }),
    subskills: [slot(0), slot(1), slot(2), slot(3), slot(4)],
    ingredients: [ingredient(0), second, second.name === game.lockedIngredient.name ? second : third],
  };
}

const CREATURES = game.species.rows.flatMap((species) =>
  Array.from({ length: EACH }, (_, index) => randomCreature(species, index)),
);

const fieldsOf = ({ externalId: _, version: _version, saved: _saved, ...fields }: Creature): Partial<CreatureFields> =>
  fields;

type Kept = (creature: Creature) => Partial<CreatureFields>;

/** What each format that can be written keeps, by what it says that it loses. */
const KEPT: Readonly<Partial<Record<FormatId, Kept>>> = {
  oversleep: fieldsOf,
  'pokesleep-lines': (creature) => without(creature, ['gender', 'mint', 'favourite', 'tags', 'note', 'origin']),
  'pokesleep-csv': (creature) => without(creature, ['gender', 'mint', 'favourite', 'tags', 'note', 'origin']),
  'pokesleep-tsv': (creature) => without(creature, ['gender', 'mint', 'favourite', 'tags', 'note', 'origin']),
  'nerolis-lab': (creature) => without(creature, ['mint', 'chosenSkill', 'favourite', 'tags', 'note', 'origin']),
  raenonx: (creature) => {
    const open = [10, 25, 50, 70, 80].filter((level) => level <= creature.level).length;
    const given = creature.subskills
      .slice(0, open)
      .reduce((sum, name) => sum + (name === 'Skill Level Up M' ? 2 : name === 'Skill Level Up S' ? 1 : 0), 0);
    const { maxLevel } = game.species.get(creature.pokemon).skill;
    return {
      ...without(creature, ['gender', 'mint', 'chosenSkill', 'tags', 'note', 'origin']),
      ribbon: 0,
      skillLevel: Math.min(maxLevel, Math.max(creature.skillLevel, 1 + given)),
    };
  },
  'pokesle-simulator': ({ note, ...creature }) => ({
    ...without(creature, ['gender', 'mint', 'tags', 'note', 'origin']),
    ...(note !== undefined && { note: note.replace('\n', ' ') }),
    name: '',
  }),
  'sleep-atlas': (creature) => ({
    ...without(creature, ['gender', 'mint', 'favourite', 'tags', 'origin']),
    shiny: false,
    ribbon: 0,
  }),
  pokesleepcalc: ({ pokemon, level, skillLevel, shiny, ingredients }) => ({
    pokemon,
    level,
    skillLevel,
    shiny,
    ingredients,
  }),
};

function without(creature: Creature, fields: readonly (keyof CreatureFields)[]): Partial<CreatureFields> {
  return Object.fromEntries(
    Object.entries(fieldsOf(creature)).filter(([name]) => !fields.some((field) => field === name)),
  );
}

const withoutCarry = (text: string): string => text.replace(/"carrySize": \d+/g, '');

function keptBy(id: FormatId): Kept {
  const kept = KEPT[id];
  if (!kept) throw new Error(`Add what ${id} keeps`);
  return kept;
}

const unwritten = (id: FormatId): readonly string[] => {
  if (id === 'pokesleep-lines') return ['PIKACHU_CAPTAIN'];
  const sizes = ['PUMPKABOO', 'GOURGEIST'].flatMap((name) =>
    ['MEDIUM', 'LARGE', 'JUMBO'].map((size) => `${name}_${size}`),
  );
  return id === 'raenonx' || id === 'pokesleepcalc' ? sizes : [];
};

const WRITTEN = FORMATS.flatMap(({ id, write, languages }) =>
  write ? (languages ? LANGUAGES : (['en'] as const)).map((language) => [id, language] as const) : [],
);

describe('round trips', () => {
  it.each(WRITTEN)('%s (%s)', (id, language) => {
    const { text, remarks } = writeBox(game, { creatures: CREATURES }, id, { language });
    const written = CREATURES.filter(({ pokemon }) => !unwritten(id).includes(pokemon));
    expect(remarks).toHaveLength(CREATURES.length - written.length);
    const box = readBox(game, text);
    expect([box.format, box.problems]).toEqual([id, []]);
    const read = box.creatures.map(({ creature }) => creature);
    // What is lost comes back as a guess there; everything else has to be equal to the last field.
    if (id === 'pokesleepcalc') expect(read).toMatchObject(written.map(keptBy(id)));
    else expect(read).toEqual(written.map(keptBy(id)));
  });

  it.each(WRITTEN)('%s (%s) comes out of the Pokébox as it went in, nicknames and none included', (id, language) => {
    const { text } = writeBox(game, { creatures: CREATURES }, id, { language });
    const box = readBox(game, text);
    const kept = box.creatures.map((read) =>
      toCreature(game, read, { id: read.id ?? '', format: id, at: '2026-11-16T12:00:00.000Z' }),
    );
    // What our own format adds, where a creature came from, is the only difference.
    const creatures = kept.map((creature, place) => ({ ...creature, origin: box.creatures[place]?.creature.origin }));
    const again = writeBox(game, { creatures }, id, { language }).text;
    // The order of an object's fields means nothing.
    if (id === 'oversleep') expect(JSON.parse(again)).toEqual(JSON.parse(text));
    // Ribbons are lost but for what they add to the Carry Limit.
    else if (id === 'sleep-atlas') expect(withoutCarry(again)).toBe(withoutCarry(text));
    else expect(again).toBe(text);
    expect(kept.filter(({ name }) => name === '').length).toBeGreaterThan(0);
  });

  it.each(WRITTEN)('an empty box, as %s (%s), has no row that could not be read', (id, language) => {
    const { text } = writeBox(game, { creatures: [] }, id, { language });
    expect(readBox(game, text)).toMatchObject({ creatures: [], problems: [] });
  });
});
