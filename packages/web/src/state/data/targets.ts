// What must be sent to the server after a change, as a list of targets: the data itself is read when it is sent.
import { type Creature, SETTING_NAMES, type SettingName } from '@oversleep/game';
import type { PlayerData, PlayerTeam } from './data.ts';
import { idsInTeams, isSame, isUntouched, membersOf, sameContent, settingsOfTeam } from './data.ts';
import { places } from './team-rules.ts';
import { isRowName, type RowName } from './weeks.ts';

/** `team` is the whole team, `meta` its settings, `member` one of its slots. */
export type Target =
  | `team:${number}`
  | `meta:${number}`
  | `member:${number}:${number}`
  | `creature:${string}`
  | `area:${string}`
  | `recipe:${string}`
  | `setting:${SettingName}`
  | RowName;

export type ParsedTarget =
  | { readonly kind: 'team' | 'meta'; readonly index: number }
  | { readonly kind: 'member'; readonly index: number; readonly place: number }
  | { readonly kind: 'creature' | 'area' | 'recipe'; readonly name: string }
  | { readonly kind: 'setting'; readonly name: SettingName }
  | { readonly kind: 'row'; readonly name: RowName };

export function parseTarget(target: Target): ParsedTarget {
  if (isRowName(target)) return { kind: 'row', name: target };
  const [kind = '', first = '', second = ''] = splitTarget(target);
  switch (kind) {
    case 'team':
    case 'meta':
      return { kind, index: Number(first) };
    case 'member':
      return { kind, index: Number(first), place: Number(second) };
    case 'creature':
    case 'area':
    case 'recipe':
      return { kind, name: target.slice(kind.length + 1) };
  }
  const name = SETTING_NAMES.find((known) => known === first);
  if (kind !== 'setting' || name === undefined) throw new Error(`There is no target ${target}`);
  return { kind, name };
}

const splitTarget = (target: string): readonly string[] => target.split(':');

const TARGET = new RegExp(
  `^(?:team:\\d|meta:\\d|member:\\d:[0-4]|creature:.+|area:.+|recipe:.+|setting:(?:${SETTING_NAMES.join('|')}))$`,
);

export const isTarget = (text: unknown): text is Target =>
  typeof text === 'string' && (TARGET.test(text) || isRowName(text));

/** The team that a target is about. */
export function teamOfTarget(target: Target): number | undefined {
  const parsed = parseTarget(target);
  return 'index' in parsed ? parsed.index : undefined;
}

/** The team or creature that a target is about. */
export function dataOf(target: Target, { teams, creatures }: PlayerData): PlayerTeam | Creature | undefined {
  const parsed = parseTarget(target);
  const index = teamOfTarget(target);
  return parsed.kind === 'creature' ? creatures[parsed.name] : index === undefined ? undefined : teams[index];
}

/** Every difference between two states, in an order that is safe to send. */
export function targetsBetween(before: PlayerData, after: PlayerData): readonly Target[] {
  const teams = after.teams.flatMap((team) => {
    const was = before.teams[team.index];
    return was && was !== team ? teamTargets(was, team) : [];
  });
  const covered = new Set(teams.flatMap((target) => idsSentWith(target, after)));
  const written = writtenCreatures(before, after).filter((id) => !covered.has(id));
  // A moved creature must be in its new team before the old slot is emptied, or the server drops it as unused.
  const empties = teams.filter((target) => emptiesPlace(target, after));
  // A deleted creature must have left its teams first: the server would remove it from them, which would be a conflict.
  return [
    ...teams.filter((target) => !empties.includes(target)),
    ...written.map((id): Target => `creature:${id}`),
    ...empties,
    ...deletedCreatures(before, after).map((id): Target => `creature:${id}`),
  ];
}

function teamTargets(was: PlayerTeam, is: PlayerTeam): readonly Target[] {
  const { index } = is;
  const changed = places().filter(
    (place) => was.members[place] !== is.members[place] || snacks(was, place) !== snacks(is, place),
  );
  const hasOtherSettings = !isSame(settingsOfTeam(was), settingsOfTeam(is));
  if (changed.length === 0 && !hasOtherSettings) return [];
  // In one step, so that a swap does not drop a member.
  if (changed.length > 1 || isUntouched(is)) return [`team:${index}`];
  return [
    ...(hasOtherSettings ? [`meta:${index}` as const] : []),
    ...changed.map((place) => `member:${index}:${place}` as const),
  ];
}

function snacks({ members, snacking }: PlayerTeam, place: number): boolean {
  const id = members[place] ?? null;
  return id !== null && snacking.includes(id);
}

/** Creatures without a write of their own: the server has never seen them and gets them with their team. */
function idsSentWith(target: Target, { teams, creatures }: PlayerData): readonly string[] {
  const index = teamOfTarget(target);
  const team = index === undefined ? undefined : teams[index];
  if (!team) return [];
  return membersOf(team).filter((id) => creatures[id]?.version === 0 && !creatures[id].saved);
}

function emptiesPlace(target: Target, { teams }: PlayerData): boolean {
  const parsed = parseTarget(target);
  if (parsed.kind === 'member') return (teams[parsed.index]?.members[parsed.place] ?? null) === null;
  const team = parsed.kind === 'team' ? teams[parsed.index] : undefined;
  return team !== undefined && isUntouched(team);
}

function writtenCreatures(before: PlayerData, after: PlayerData): readonly string[] {
  const inTeams = idsInTeams(after.teams);
  const changed = Object.values(after.creatures).filter((creature) => {
    const was = before.creatures[creature.externalId];
    if (was === creature || (was && sameContent(was, creature))) return false;
    // A creature that is only compared stays on this device.
    return creature.saved || was?.saved === true || inTeams.has(creature.externalId);
  });
  return changed.map(({ externalId }) => externalId);
}

/** Unsaved ones are deleted by the server when the last team drops them. */
const deletedCreatures = (before: PlayerData, after: PlayerData): readonly string[] =>
  Object.values(before.creatures)
    .filter(({ externalId, saved }) => saved && after.creatures[externalId] === undefined)
    .map(({ externalId }) => externalId);
