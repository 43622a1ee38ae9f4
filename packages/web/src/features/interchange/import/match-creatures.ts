// Which creature of the Pokébox a record of a file is: the very same, or the one that it has grown from.
import { type Creature, cutNickname, type Game } from '@oversleep/game';
import type { CreatureFields, ReadCreature } from '@oversleep/interchange';

/** One of the Pokébox, as it is, and as the format of the file would write it: what the format leaves out proves nothing. */
export interface MatchCandidate {
  readonly creature: Creature;
  readonly fields: CreatureFields;
}

/** A record, as the creature that it would become. */
export interface ImportRecord extends Pick<ReadCreature, 'row' | 'id'> {
  readonly fields: CreatureFields;
}

/** The Pokémon of each record, by row; none is matched twice. */
export function matchRecords(
  game: Game,
  records: readonly ImportRecord[],
  candidates: readonly MatchCandidate[],
): ReadonlyMap<number, MatchCandidate> {
  const found = new Map<number, MatchCandidate>();
  const taken = new Set<MatchCandidate>();
  const take = ({ row }: ImportRecord, candidate: MatchCandidate | undefined) => {
    if (!candidate) return;
    found.set(row, candidate);
    taken.add(candidate);
  };
  const left = () => records.filter(({ row }) => !found.has(row));
  const byKey = (keyOf: (fields: CreatureFields, id: string | undefined) => string | undefined) => {
    const free = grouped(
      candidates.filter((candidate) => !taken.has(candidate)),
      ({ fields, creature }) => keyOf(fields, creature.externalId),
    );
    for (const record of left()) take(record, free.get(keyOf(record.fields, record.id) ?? '')?.shift());
  };

  byKey(({ pokemon }, id) => id && `${familyOf(game, pokemon)} ${id}`);
  byKey((fields) => contentKey(fields, fields.name));
  byKey((fields) => contentKey(fields, ''));
  for (const least of [CERTAIN, LIKELY]) {
    const kin = grouped(candidates, ({ fields }) => familyKey(game, fields));
    for (const record of left()) {
      const free = (kin.get(familyKey(game, record.fields)) ?? []).filter((candidate) => !taken.has(candidate));
      take(
        record,
        best(free, (candidate) => likeness(game, record.fields, candidate.fields), least),
      );
    }
  }
  return found;
}

/** All that a simulation, or a player looking at it, could distinguish it by. */
export function contentKey(fields: CreatureFields, name: string): string {
  const { pokemon, level, nature, skillLevel, ribbon, shiny, gender, mint, chosenSkill, subskills, ingredients } =
    fields;
  const slots = [subskills, ingredients.map((slot) => slot.name)];
  return JSON.stringify([pokemon, level, nature, skillLevel, ribbon, shiny, gender, mint, chosenSkill, slots, name]);
}

/** A name that a player has given, rather than that of the species. */
export function ownNickname(game: Game, { pokemon, name }: Pick<CreatureFields, 'pokemon' | 'name'>): string {
  const species = game.species.find(pokemon);
  // Most names differ at their beginning, without counting characters.
  return species?.displayName.startsWith(name) && cutNickname(species.displayName) === name ? '' : name;
}

/** Whether one of them can become the other by evolving. */
function isOfOneLine(game: Game, one: string, other: string): boolean {
  return one === other || evolvesInto(game, one, other) || evolvesInto(game, other, one);
}

export const evolvesInto = (game: Game, from: string, to: string): boolean =>
  game.species.find(from)?.evolvesInto.some((next) => next === to || evolvesInto(game, next, to)) === true;

const familyOf = (game: Game, pokemon: string): string => game.species.find(pokemon)?.family ?? pokemon;

const familyKey = (game: Game, { pokemon, nature }: CreatureFields): string => `${familyOf(game, pokemon)} ${nature}`;

/** Enough that a coincidence is out of the question, and enough that it would be a strange one. */
const CERTAIN = 8;
const LIKELY = 4;

/** How much speaks for it, among those of a family and nature; 0 if it cannot be. Level, skill and ribbon grow, so they say nothing. */
function likeness(game: Game, one: CreatureFields, other: CreatureFields): number {
  const isImpossible =
    (one.gender && other.gender && one.gender !== other.gender) ||
    one.subskills.some((subskill, slot) => differs(subskill, other.subskills[slot])) ||
    one.ingredients.some(({ name }, slot) =>
      differs(fields(game, name), fields(game, other.ingredients[slot]?.name)),
    ) ||
    !isOfOneLine(game, one.pokemon, other.pokemon);
  if (isImpossible) return 0;
  const subskills = one.subskills.filter((subskill, slot) => subskill !== null && subskill === other.subskills[slot]);
  const nicknames = [ownNickname(game, one), ownNickname(game, other)];
  const isNamed = nicknames.every((name) => name !== '');
  return (
    2 * subskills.length +
    (isNamed ? (nicknames[0] === nicknames[1] ? 3 : -2) : 0) +
    // A neutral one may only mean that the nature was never checked.
    (game.natures.find(one.nature)?.positiveModifier === 'neutral' ? 0 : 1) +
    (one.pokemon === other.pokemon ? 1 : 0)
  );
}

const differs = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && one !== other;

/** A closed slot proves nothing. */
const fields = (game: Game, ingredient: string | undefined): string | undefined =>
  ingredient === game.lockedIngredient.name ? undefined : ingredient;

function best<T>(all: readonly T[], scoreOf: (one: T) => number, least: number): T | undefined {
  let found: T | undefined;
  let highest = least;
  for (const one of all) {
    const score = scoreOf(one);
    if (score < highest || (found && score === highest)) continue;
    found = one;
    highest = score;
  }
  return found;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
