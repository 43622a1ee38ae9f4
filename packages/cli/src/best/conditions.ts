// The conditions of `oversleep best`: candidates, and what every team must meet, as on the page.
import { atLevel, type CheckedTeam, isCandidate, type Wishes, type WishName, wishesFor } from '@oversleep/engine';
import { type Conditions, type Game, MAX_LEVEL, MIN_LEVEL, TEAM_SIZE } from '@oversleep/game';
import { flag, names, type OptionValues } from '../command/option.ts';
import { whole } from '../command/options.ts';
import { Refusal } from '../input/strict.ts';

export const CONDITIONS = {
  only: names('IDS', { help: 'choose only from these Pokémon (ids)' }),
  favourites: flag({ help: 'choose only from favourites' }),
  tags: names('TAGS', { help: 'choose only from Pokémon with one of these tags' }),
  level: whole('N', MIN_LEVEL, MAX_LEVEL, 'treat every Pokémon as if it were at level N'),
  healers: whole('N', 1, TEAM_SIZE, 'at least N Pokémon that restore Energy to teammates'),
  'at-most': names('LIMITS', { help: 'limits for Main Skills, separated by commas: "Metronome:1" allows at most one' }),
  team: names('IDS', { help: 'your current team (ids); its members are always candidates' }),
  changes: whole('N', 1, TEAM_SIZE, 'replace at most N members of the current team; empty slots may be filled'),
};

type ConditionOptions = OptionValues<typeof CONDITIONS> & {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

/** The candidates of a box, and the wishes about them. */
export function conditioned(
  game: Game,
  box: CheckedTeam,
  wanted: ConditionOptions,
): { readonly checked: CheckedTeam; readonly wishes: Wishes } {
  const conditions = conditionsOf(game, wanted);
  const present = wanted.team.map((id) => creatureIn(box, 'team', id));
  for (const id of wanted.only) creatureIn(box, 'only', id);
  if (wanted.changes !== undefined && present.length === 0)
    throw new Refusal('--changes: name your current team with --team');
  const takes = isCandidate(conditions, wanted.team);
  // Excluded Pokémon stay in the list: the search leaves them out, and refuses unknown ids.
  const isNamed = (id: string) => wanted.exclude.includes(id);
  const members = box.members
    .filter(({ creature }) => isNamed(creature.externalId) || takes(creature))
    .map((member) => ({ ...member, creature: atLevel(conditions, member.creature) }));
  const pool = members.map(({ creature }) => creature).filter(({ externalId }) => !isNamed(externalId));
  if (pool.length === 0) throw new Refusal('No Pokémon in the box meets these conditions.');
  const { include, exclude } = wanted;
  return { checked: { ...box, members }, wishes: { ...wishesFor(conditions, pool, present), include, exclude } };
}

const conditionsOf = (game: Game, wanted: ConditionOptions): Conditions => ({
  chosen: wanted.only.length > 0 ? wanted.only : null,
  favourites: wanted.favourites,
  tags: wanted.tags,
  withTeam: true,
  level: wanted.level ?? null,
  include: wanted.include,
  never: [],
  limits: wanted['at-most'].map((limit) => limitIn(game, limit)),
  healers: wanted.healers ?? 0,
  changes: wanted.changes ?? null,
});

function creatureIn({ members }: CheckedTeam, option: string, id: string) {
  const member = members.find(({ creature }) => creature.externalId === id);
  if (!member) throw new Refusal(`--${option}: there is no ${id} in the box`);
  return member.creature;
}

function limitIn(game: Game, limit: string): Conditions['limits'][number] {
  const [, name = '', members] = /^(.+):([0-4])$/.exec(limit) ?? [];
  if (members === undefined)
    throw new Refusal(`--at-most: must be a Main Skill and a number 0-4, such as Metronome:1, not ${limit}`);
  const wanted = name.trim().toLowerCase();
  const skills = game.species.rows.map(({ skill }) => skill);
  const skill = skills.find(({ key, name: own }) => [key.toLowerCase(), own.toLowerCase()].includes(wanted));
  if (!skill) throw new Refusal(`--at-most: no species has the Main Skill ${name}`);
  return { skill: skill.key, members: Number(members) };
}

const OPTIONS: Readonly<Partial<Record<WishName, string>>> = {
  include: '--include',
  exclude: '--exclude',
  atMost: '--at-most',
  healers: '--healers',
  near: '--changes',
};

/** Conditions that no team can meet are refused by name. */
export function refuseContradiction(wishes: readonly WishName[]): void {
  const named = wishes.flatMap((wish) => OPTIONS[wish] ?? []);
  if (named.length > 0)
    throw new Refusal(`No team meets ${named.join(' and ')}${named.length > 1 ? ' together' : ''}.`);
}
