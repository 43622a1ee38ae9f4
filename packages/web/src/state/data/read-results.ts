// Checks stored answers: this release's engine wrote them, so checking their outline is enough.
import type { ChainValues, Estimate, PatchAnswer } from '@oversleep/engine';
import { isObject } from '@oversleep/game';
import type {
  AnsweredWeek,
  ComparedFigures,
  CookedDay,
  FoundSwapPlans,
  FoundTeams,
  MemberIv,
  MemberProduction,
  Outlook,
  Production,
  TeamTotals,
  WorthSheet,
} from './result-types.ts';

const isMemberProduction = (value: unknown): value is MemberProduction =>
  isObject(value) && isObject(value.produceTotal) && isObject(value.advanced);

const isValues = (value: unknown): value is ChainValues | null =>
  value === null ||
  (isObject(value) &&
    ['days', 'berries', 'skill', 'ingredients', 'dishes', 'team'].every((field) => Array.isArray(value[field])));

export const isComparedFigures = (value: unknown): value is ComparedFigures =>
  isObject(value) &&
  isMemberProduction(value.production) &&
  isObject(value.errors) &&
  typeof value.team === 'number' &&
  isValues(value.values) &&
  (value.dishes === undefined || isCounts(value.dishes));

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isObject(value) && Object.values(value).every((count) => typeof count === 'number');

export const isTeamFigures = (value: unknown): value is TeamTotals =>
  isObject(value) &&
  isObject(value.team) &&
  isObject(value.week) &&
  typeof value.error === 'number' &&
  isValues(value.values);

export const isProduction = (value: unknown): value is Production =>
  isObject(value) &&
  Array.isArray(value.members) &&
  value.members.every(isMemberProduction) &&
  isObject(value.team) &&
  isObject(value.errors) &&
  isObject(value.errors.week);

export const isIv = (value: unknown): value is MemberIv =>
  isObject(value) && [value.berry, value.ingredient, value.skill].every((percent) => typeof percent === 'number');

export const isWorthSheet = (value: unknown): value is WorthSheet =>
  isObject(value) &&
  Object.values(value).every(
    (figure) => Array.isArray(figure) && figure.length === 2 && figure.every((number) => typeof number === 'number'),
  );

const isDoubtful = (value: unknown): value is Estimate =>
  isObject(value) && typeof value.mean === 'number' && typeof value.error === 'number';

export const isMemberWorths = (value: unknown): value is readonly Estimate[] =>
  Array.isArray(value) && value.every(isDoubtful);

const isChange = (value: unknown): boolean => isObject(value) && isDoubtful(value.gain);

export const isOutlook = (value: unknown): value is Outlook =>
  isObject(value) &&
  (value.member === undefined || isChange(value.member)) &&
  Array.isArray(value.upgrades) &&
  value.upgrades.every((change) => isChange(change) && isObject(change.key));

const isFoundTeam = (value: unknown): boolean => isObject(value) && typeof value.raced === 'boolean';

export const isFoundTeams = (value: unknown): value is FoundTeams =>
  isObject(value) &&
  Array.isArray(value.teams) &&
  value.teams.every(isFoundTeam) &&
  Array.isArray(value.impossible) &&
  typeof value.done === 'number';

export const areSwapPlans = (value: unknown): value is FoundSwapPlans => isObject(value) && Array.isArray(value.swaps);

export const isAnsweredWeek = (value: unknown): value is AnsweredWeek =>
  isObject(value) &&
  isObject(value.task) &&
  isObject(value.task.question) &&
  isObject(value.answer) &&
  [value.answer.meals, value.answer.nights, value.answer.cookNow].every(Array.isArray);

export const arePatches = (value: unknown): value is readonly PatchAnswer[] =>
  Array.isArray(value) &&
  value.every((one) => isObject(one) && isDoubtful(one.difference) && Array.isArray(one.effects));

export const areCookedDays = (value: unknown): value is readonly CookedDay[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && Array.isArray(one.dishes));
