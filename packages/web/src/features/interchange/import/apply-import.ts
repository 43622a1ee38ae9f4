// What the player has chosen of a plan, as creatures and teams to be taken over in one step.
import { type Creature, type Game, type TeamPlaces, withIds } from '@oversleep/game';
import { toCreature } from '@oversleep/interchange';
import { isUntouched, membersOf, type PlayerTeam } from '../../../state/data/data.ts';
import { type ImportPlan, type ImportRow, isBehind } from './import-plan.ts';

/** Leave it, add it, or change who is there already. */
export type ImportChoice = 'leave' | 'add' | 'merge';

export interface ImportChoices {
  /** By key of the row; what is not here is as by default. */
  readonly rows: ReadonlyMap<string, ImportChoice>;
  /** Keys of teams that are left out. */
  readonly leftTeams: ReadonlySet<string>;
}

export const NO_CHOICES: ImportChoices = { rows: new Map(), leftTeams: new Set() };

const CHOICES: readonly ImportChoice[] = ['leave', 'add', 'merge'];

/** As they were stored on the device. */
export const choicesFrom = (kept: {
  readonly rows: readonly (readonly [string, string])[];
  readonly leftTeams: readonly string[];
}): ImportChoices => ({
  rows: new Map(
    kept.rows.flatMap(([key, stored]) => {
      const choice = CHOICES.find((each) => each === stored);
      return choice ? [[key, choice] as const] : [];
    }),
  ),
  leftTeams: new Set(kept.leftTeams),
});

/** Everything is imported, except what would lower a Pokémon's values. */
function usualChoice(row: ImportRow): ImportChoice {
  if (row.group === 'same') return 'leave';
  if (!row.merged) return 'add';
  return isBehind(row) ? 'leave' : 'merge';
}

/** What ticking a row chooses. */
export function takes(row: ImportRow): ImportChoice {
  const usual = usualChoice(row);
  return usual === 'leave' ? 'merge' : usual;
}

export const choiceOf = ({ rows }: ImportChoices, row: ImportRow): ImportChoice =>
  rows.get(row.key) ?? usualChoice(row);

export interface Intake {
  readonly creatures: readonly Creature[];
  readonly teams: readonly PlayerTeam[];
  readonly added: number;
  readonly changed: number;
  /** Names of teams for which there is no room. */
  readonly without: readonly string[];
}

interface NewIdentity {
  readonly newId: () => string;
  /** An ISO date and time. */
  readonly at: string;
}

export function intakeOf(
  game: Game,
  plan: ImportPlan,
  choices: ImportChoices,
  present: readonly PlayerTeam[],
  { newId, at }: NewIdentity,
): Intake {
  const ids = new Map<string, string>();
  const creatures: Creature[] = [];
  let added = 0;
  let changed = 0;
  for (const row of plan.rows) {
    const choice = choiceOf(choices, row);
    const twin = row.twin === undefined ? undefined : ids.get(row.twin);
    if (choice === 'add') {
      const { read, format } = row;
      const creature = toCreature(game, read, { id: newId(), format, at });
      creatures.push(creature);
      ids.set(row.key, creature.externalId);
      added += 1;
    } else if (row.merged) {
      ids.set(row.key, row.merged.externalId);
      if (choice !== 'merge') continue;
      creatures.push(row.merged);
      changed += 1;
    } else if (twin !== undefined) ids.set(row.key, twin);
  }
  const { teams, without } = seated(plan, choices, present, ids);
  return { creatures, teams, added, changed, without };
}

function seated(
  plan: ImportPlan,
  { leftTeams }: ImportChoices,
  present: readonly PlayerTeam[],
  ids: ReadonlyMap<string, string>,
): Pick<Intake, 'teams' | 'without'> {
  const free = present.filter(isUntouched);
  const teams: PlayerTeam[] = [];
  const without: string[] = [];
  for (const { key, team, members, rotation: read, isThere } of plan.teams) {
    if (isThere || leftTeams.has(key)) continue;
    const at = (place: number) => ids.get(members[place] ?? '') ?? null;
    const filled: TeamPlaces = [at(0), at(1), at(2), at(3), at(4)];
    if (membersOf({ members: filled }).length === 0) continue;
    const place = free.shift();
    const rotation = read && withIds(read, (row) => ids.get(row) ?? null);
    if (place) teams.push({ ...place, ...team, index: place.index, version: place.version, members: filled, rotation });
    else without.push(team.name);
  }
  return { teams, without };
}
