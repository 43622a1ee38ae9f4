// Events of a replayed day.
import type { Trace } from '@oversleep/engine';
import { MEALS } from '@oversleep/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { dishesOf } from '../../../sim/answer-rows.ts';
import { simulateHere } from '../../../sim/here.ts';
import { type Simulated, simulated } from '../../../testing/productions.ts';
import { cellAt, type ServedDish, servedOn } from '../cooking/meal-cells.ts';
import { type TeamReport, teamReport } from '../results/team-report.ts';
import { type ReplayEvent, replayEvents, sumsUntil } from './replay-events.ts';

const t = messages('calculator');

let one: Simulated;
let context: TeamReport;
let trace: Trace;
let events: readonly ReplayEvent[];

const traceOf = (day: number): Promise<Trace> =>
  simulateHere()('day', { question: one.question, key: { seed: 1, week: 0, day } });

beforeAll(async () => {
  one = await simulated();
  context = teamReport(one);
  trace = await traceOf(2);
  events = replayEvents(context, trace.moments, 'curry');
});

describe('the events of a day', () => {
  test('begin with waking up, end with the night, and are in order', () => {
    expect(events[0]).toMatchObject({ kind: 'wake', clock: '06:00' });
    expect(events.at(-1)?.kind).toBe('night');
    const times = events.map(({ at }) => at);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  test('have three meals, each with a dish of the chosen type', () => {
    const meals = events.filter(({ kind }) => kind === 'meal');
    expect(meals.map(({ text }) => text.split(':')[0])).toEqual([
      t('results.breakfast'),
      t('results.lunch'),
      t('results.dinner'),
    ]);
    const desserts = replayEvents(context, trace.moments, 'dessert').filter(({ kind }) => kind === 'meal');
    expect(desserts.map(({ text }) => text)).not.toEqual(meals.map(({ text }) => text));
  });

  test('use nicknames and list the effects of a skill', () => {
    const given = events.find(({ kind, text }) => kind === 'proc' && text.startsWith('Luna uses'));
    expect(given?.details).toHaveLength(1);
    expect(given?.details[0]).toMatch(/^Energy: Sparky \+[\d.]+, Luna \+[\d.]+, .*Moss \+[\d.]+\.$/);
    expect(given?.members).toHaveLength(5);
  });

  test('add up to all triggers and gifts of the day', () => {
    const { members } = sumsUntil(events, events.length - 1);
    const procs = trace.moments.filter(({ kind }) => kind === 'proc').length;
    expect([...members.values()].reduce((sum, one) => sum + one.procs, 0)).toBe(procs);
    const energy = trace.moments.reduce((sum, moment) => (moment.kind === 'energy' ? sum + moment.amount : sum), 0);
    expect([...members.values()].reduce((sum, one) => sum + one.energyGiven, 0)).toBeCloseTo(energy);
    expect(sumsUntil(events, 0).dishes).toBe(0);
  });
});

test('a calendar has the dish that came most often at each meal', async () => {
  const served: ServedDish[] = [];
  for (const day of [0, 6]) served.push(...servedOn(context, dishesOf(await traceOf(day)), day, 'curry'));
  for (const meal of MEALS) {
    expect(cellAt(served, 0, meal)).toMatchObject({ day: 0, meal, times: 1, weeks: 1 });
    expect(cellAt(served, 3, meal)).toBeUndefined();
  }
  const [first] = served;
  if (!first) throw new Error('nothing was served');
  const often = { ...first, recipe: context.game.recipes.rows[0] ?? null };
  expect(cellAt([first, often, often], first.day, first.meal)).toMatchObject({
    recipe: often.recipe,
    times: 2,
    weeks: 3,
  });
});
