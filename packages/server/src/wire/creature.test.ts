// Creatures on their way out and in again.
import {
  type Creature,
  EDITIONS,
  gameOf,
  newCreature,
  type Origin,
  withChosenSkill,
  withMint,
  withNotes,
} from '@oversleep/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../problems.ts';
import { creatureAnswer, readCreature } from './creature.ts';

const later = gameOf('2026-08');

const anyCreature = fc
  .record({
    species: fc.constantFrom(...later.species.rows),
    id: fc.uuid(),
    seed: fc.double({ min: 0, max: 0.999, noNaN: true }),
    level: fc.integer({ min: 1, max: 100 }),
    subskills: fc.uniqueArray(fc.constantFrom(...later.subskills.rows), { maxLength: 5 }),
    nature: fc.constantFrom(...later.natures.rows),
    mint: fc.boolean(),
    favourite: fc.boolean(),
    tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 22 }),
    note: fc.string({ unit: 'grapheme', maxLength: 40 }),
    origin: fc.option(
      fc.record<Origin>({
        format: fc.constantFrom('pokesleep-lines', 'nerolis-lab'),
        at: fc.constant('2026-11-16T08:00:00.000Z'),
        raw: fc.string({ unit: 'grapheme-ascii' }),
        doubts: fc.constantFrom<NonNullable<Origin['doubts']>>(
          [{ code: 'levelMissing', values: { level: 10 } }],
          [{ code: 'asWritten', values: { text: 'No message says this' } }],
          [{ field: 'nature', code: 'ofLater', values: { choices: ['Bold', 2] } }],
        ),
      }),
      { nil: undefined },
    ),
  })
  .map(({ species, id, seed, level, subskills, nature, mint, origin, ...keepsakes }): Creature => {
    const birth = { id, random: () => seed, randomNickname: true };
    const [a = null, b = null, c = null, d = null, e = null] = subskills.map(({ name }) => name);
    const born = newCreature(later, species, birth);
    const made = { ...born, level, nature: nature.name, ...(seed < 0.3 && { name: '' }) };
    const chosenSkill = species.skill.choosable?.[level % 12];
    const shaped = withMint(withChosenSkill({ ...made, subskills: [e, d, c, b, a] }, chosenSkill), mint);
    return withNotes(origin ? { ...shaped, origin } : shaped, keepsakes);
  });

describe.each(EDITIONS)('edition %s', (edition) => {
  const game = gameOf(edition);

  test('what was answered reads as what was stored, known to the edition or not', () => {
    fc.assert(
      fc.property(anyCreature, (creature) => {
        expect(readCreature(game, creatureAnswer(game, creature))).toEqual(creature);
      }),
    );
  });

  test('levels of subskills are the edition’s own', () => {
    const species = game.species.get('PIKACHU');
    const birth = { id: 'x', random: () => 0, randomNickname: false };
    const subskills = [null, null, null, null, 'Helping Bonus'] as const;
    const [answered] = creatureAnswer(game, { ...newCreature(game, species, birth), subskills }).subskills;
    expect(answered?.level).toBe(game.rules.subskillUnlockLevels[4]);
  });
});

test('everything that is wrong is named, with its place', () => {
  const species = later.species.get('MEW');
  const good = creatureAnswer(later, newCreature(later, species, { id: 'x', random: () => 0, randomNickname: false }));
  try {
    readCreature(later, { ...good, level: 0, nature: 'Sleepy' }, 'creatures[3]');
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.problem).toMatchObject({ statusCode: 400, code: 'BAD_INPUT' });
    expect(error.problem.details).toEqual([
      'creatures[3].level: Level must be 1-100',
      "creatures[3].nature: Couldn't find nature with name: Sleepy",
    ]);
  }
});
