// What the player asks for: out of whom, by which goal and with which wishes; and the teams that were pinned. Read from what was kept.
import type { Conditions } from '@oversleep/engine';
import { type Game, MAX_LEVEL, MIN_LEVEL, TEAM_SIZE, type WantedGoal } from '@oversleep/game';
import { fieldsOf, flagOr, listIn, textOr, textsIn, wholeOr } from '../../state/data/readers.ts';
import { goalIn, USUAL_GOAL } from './goals.ts';

export type SkillLimit = Conditions['limits'][number];

export interface Ask extends Conditions {
  readonly goal: WantedGoal;
}

/** A team that is kept in sight. */
export interface Pin {
  readonly ids: readonly string[];
  /** As if everybody were at this level. */
  readonly level: number | null;
}

export interface Left {
  readonly ask: Ask;
  readonly pins: readonly Pin[];
}

export const NO_WISHES: Ask = {
  withTeam: true,
  chosen: null,
  favourites: false,
  tags: [],
  level: null,
  goal: USUAL_GOAL,
  include: [],
  never: [],
  limits: [],
  healers: 0,
  changes: null,
};

export const MOST_PINS = 6;
export const MOST_HEALERS = 3;
export const MOST_LIMITS = 4;

export function readLeft(game: Game, value: unknown): Left {
  const { ask, pins } = fieldsOf(value);
  return { ask: readAsk(game, ask), pins: listIn(pins).flatMap(readPin).slice(0, MOST_PINS) };
}

function readAsk(game: Game, value: unknown): Ask {
  const fields = fieldsOf(value);
  const changes = wholeOr(fields.changes, null);
  const include = textsIn(fields.include).slice(0, TEAM_SIZE);
  return {
    withTeam: flagOr(fields.withTeam, NO_WISHES.withTeam),
    chosen: Array.isArray(fields.chosen) ? textsIn(fields.chosen) : null,
    favourites: flagOr(fields.favourites, false),
    tags: textsIn(fields.tags),
    level: levelIn(fields.level),
    goal: goalIn(game, fields.goal),
    include,
    never: textsIn(fields.never).filter((id) => !include.includes(id)),
    limits: listIn(fields.limits).flatMap(readLimit).slice(0, MOST_LIMITS),
    healers: Math.min(MOST_HEALERS, wholeOr(fields.healers, 0)),
    changes: changes === null || changes > TEAM_SIZE ? null : changes,
  };
}

function readLimit(value: unknown): readonly SkillLimit[] {
  const { skill, members } = fieldsOf(value);
  const key = textOr(skill, undefined);
  return key === undefined ? [] : [{ skill: key, members: Math.min(TEAM_SIZE - 1, wholeOr(members, 1)) }];
}

function readPin(value: unknown): readonly Pin[] {
  const { ids, level } = fieldsOf(value);
  const members = textsIn(ids);
  return members.length === 0 ? [] : [{ ids: members, level: levelIn(level) }];
}

function levelIn(value: unknown): number | null {
  const level = wholeOr(value, null);
  return level !== null && level >= MIN_LEVEL && level <= MAX_LEVEL ? level : null;
}
