// Creatures and teams for tests: some fixed ones, and generators of arbitrary ones.
import { type Creature, type Game, newCreature, type TeamPlaces, type Verdicts, verdictSteps } from '@oversleep/game';
import * as fc from 'fast-check';
import { emptyTeam, emptyTeams, type PlayerData, type PlayerTeam } from '../state/data/data.ts';
import { specifiedGame as game } from './specified.ts';

export { specifiedGame as game } from './specified.ts';

/** The id number n. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export function creatureOf(n: number, fields: Partial<Creature> = {}): Creature {
  const species = game.species.get(fields.pokemon ?? 'PIKACHU');
  const made = newCreature(game, species, { id: idOf(n), random: () => 0.5, randomNickname: false });
  return { ...made, ...fields };
}

/** A member whose skill or subskills change what the others make. */
export const supporterOf = (n: number): Creature => creatureOf(n, { pokemon: 'GARDEVOIR' });

export const byId = (...creatures: readonly Creature[]): Record<string, Creature> =>
  Object.fromEntries(creatures.map((creature) => [creature.externalId, creature]));

export const placesOf = (...ids: readonly (string | null)[]): TeamPlaces => [
  ids[0] ?? null,
  ids[1] ?? null,
  ids[2] ?? null,
  ids[3] ?? null,
  ids[4] ?? null,
];

export const teamOf = (index: number, members: readonly Creature[], fields: Partial<PlayerTeam> = {}): PlayerTeam => ({
  ...emptyTeam(index),
  members: placesOf(...members.map(({ externalId }) => externalId)),
  ...fields,
});

export const dataOf = (teams: readonly PlayerTeam[], ...creatures: readonly Creature[]): PlayerData => ({
  teams: emptyTeams().map((team) => teams.find(({ index }) => index === team.index) ?? team),
  creatures: byId(...creatures),
});

/** What is said about a box whose creatures are in no team. */
export function verdictsOn(ofGame: Game, box: readonly Creature[]): Verdicts {
  const steps = verdictSteps(ofGame, box, { inTeams: new Set() });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

// ── Arbitrary ones ──────────────────────────────────────────────────────────────────────────────────────────────────

const species = fc.constantFrom('PIKACHU', 'RAICHU', 'GARDEVOIR', 'BULBASAUR', 'ABSOL');

export const anyCreature = (n: number): fc.Arbitrary<Creature> =>
  fc
    .record({ pokemon: species, level: fc.integer({ min: 1, max: 65 }), saved: fc.boolean(), shiny: fc.boolean() })
    .map((fields) => creatureOf(n, fields));

/** Data with creatures whose ids start at `first`, so that two sets can overlap. */
export const anyData = (first = 0, count = 8): fc.Arbitrary<PlayerData> =>
  fc
    .record({
      creatures: fc.tuple(...Array.from({ length: count }, (_, i) => fc.option(anyCreature(first + i), { nil: null }))),
      teams: fc.array(
        fc.record({
          index: fc.integer({ min: 0, max: 9 }),
          camp: fc.boolean(),
          members: fc.array(fc.option(fc.integer({ min: 0, max: count - 1 }), { nil: null }), {
            minLength: 5,
            maxLength: 5,
          }),
        }),
        { maxLength: 10 },
      ),
    })
    .map(({ creatures, teams }) => {
      const known = creatures.filter((creature) => creature !== null);
      return dataOf(
        teams.map(({ index, camp, members }) => {
          const ids = members.map((n) => (n === null ? null : (creatures[n]?.externalId ?? null)));
          return { ...emptyTeam(index), camp, members: placesOf(...ids) };
        }),
        ...known,
      );
    });
