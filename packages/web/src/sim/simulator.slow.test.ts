// Questions about teams, answered by workers, by the server and from the cache; the tasks run in the test itself.
import { requestOf, simulateRequest, teamAnswer } from '@oversleep/engine';
import { gameOf, marginOf } from '@oversleep/game';
import type { Rival, TeamQuestion } from '@oversleep/questions';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Production } from '../state/data/results.ts';
import type { PlayerSettings } from '../state/data/user.ts';
import { byId, creatureOf, supporterOf, teamOf } from '../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { NoWorker } from '../workers/worker-pool.ts';
import { createSimulator, type Simulator } from './create-simulator.ts';
import { simulateHere } from './here.ts';
import { askedTeam, settingsFor } from './question.ts';
import type { SimTasks } from './tasks.ts';

const members = [creatureOf(1), supporterOf(2), creatureOf(3, { pokemon: 'BULBASAUR', level: 30 })];
const team = teamOf(0, members, { camp: true });

function questionOf(user: Partial<PlayerSettings> = {}, changed = team): TeamQuestion {
  const asked = askedTeam({ ...SPECIFIED_SETTINGS, ...user }, changed, byId(...members));
  if (!asked) throw new Error('no member to ask about');
  return asked.question;
}

describe('a question', () => {
  test(`is made of the team and the player's progress`, () => {
    const question = questionOf({ islands: { greengrass: { areaBonus: 30 } }, potSize: 21 });
    expect(question.settings).toMatchObject({ camp: true, areaBonus: 30, potSize: 21, island: 'greengrass' });
    expect(question.members.map(({ creature }) => creature.pokemon)).toEqual(['PIKACHU', 'GARDEVOIR', 'BULBASAUR']);
  });

  test('without settings, the largest pot and the highest levels count', () => {
    const { potSize, recipeLevels } = questionOf().settings;
    expect(potSize).toBe(Math.max(...gameOf(SPECIFIED_SETTINGS.edition).rules.pot.sizes));
    expect(recipeLevels).toEqual({});
  });

  test('an island has its own favourites until others are chosen', () => {
    const on = (berries: readonly string[]) =>
      settingsFor(SPECIFIED_SETTINGS, { ...team, island: { shortName: 'cyan', berries, areaBonus: 0 } }).favourites;
    expect(on([])).toEqual(['ORAN', 'PAMTRE', 'PECHA']);
    expect(on(['LUM'])).toEqual(['LUM']);
  });

  test('a species that the edition does not know takes no part', () => {
    const mew = creatureOf(4, { name: 'Mew' });
    const asked = askedTeam(SPECIFIED_SETTINGS, teamOf(0, [{ ...mew, pokemon: 'MEW' }, ...members]), {
      ...byId(...members),
      [mew.externalId]: { ...mew, pokemon: 'MEW' },
    });
    expect(asked?.places).toEqual([1, 2, 3]);
    expect(asked?.unknownMembers.map(({ pokemon }) => pokemon)).toEqual(['MEW']);
  });

  test('a team without known members is no question', () => {
    expect(askedTeam(SPECIFIED_SETTINGS, teamOf(0, []), {})).toBeUndefined();
  });
});

/** Fake workers: the tasks run in the test. */
const makeSimulator = (parts: Partial<Parameters<typeof createSimulator>[0]> = {}): Simulator => {
  const here = simulateHere();
  const server = { team: vi.fn(), iv: vi.fn() };
  return createSimulator({ workers: here, here, server, simulateOn: () => 'device', ...parts });
};

const askTeam = async (simulator: Simulator, question = questionOf()) => {
  const parts: SimTasks['team']['part'][] = [];
  const answer = await simulator('team', question, { onPart: (part) => parts.push(part) });
  return { parts, answer };
};

const ask = <K extends keyof SimTasks>(
  kind: K,
  input: SimTasks[K]['input'],
  onPart?: (part: SimTasks[K]['part']) => void,
) => makeSimulator()(kind, input, { onPart });

describe('answers', () => {
  let answers: Awaited<ReturnType<typeof askTeam>>;

  beforeAll(async () => {
    answers = await askTeam(makeSimulator());
  });

  test('the last answer is identical to one without a worker', () => {
    const { settings, edition, members: asked } = questionOf();
    const request = requestOf(gameOf(edition), settings, asked);
    const result = simulateRequest(request);
    if (!result) throw new Error('no result');
    expect(answers.answer).toEqual(teamAnswer(request, result));
  });

  test('earlier answers are less certain', () => {
    const precisions = answers.parts.flatMap(({ production }) => production?.precision ?? []);
    expect(answers.parts[0]?.done).toBeLessThan(1);
    expect(answers.answer.precision).toBeLessThanOrEqual(0.0025);
    expect(answers.answer.precision).toBe(Math.min(...precisions));
  });

  test('after the mean is known, only the points of the week go on settling', () => {
    const [settling] = answers.parts.filter(({ done }) => done === 1);
    if (!settling?.production) throw new Error('nothing settled');
    const { week, weekDays, errors, ...rest } = settling.production;
    expect(answers.answer).toMatchObject({ ...rest, errors: { team: errors.team } });
    expect(answers.answer.weekDays).toBeGreaterThan(weekDays);
    expect(answers.answer.errors.week.p10).toBeLessThan(errors.week.p10);
  });
});

test.each([questionOf(), questionOf({}, { ...team, camp: false }), questionOf({ potSize: 21 })])(
  'a total that is shown on the way holds: few follow, all within its range (%#)',
  async (question) => {
    const { parts, answer } = await askTeam(makeSimulator(), question);
    const shown = [...parts.flatMap(({ production }) => production ?? []), answer];
    const [first] = shown;
    const margin = marginOf(first?.errors.team.total ?? 0);
    const totals = [...new Set(shown.map(({ team }) => team.total))];
    expect(totals.length).toBeGreaterThan(1);
    expect(totals.length).toBeLessThanOrEqual(4);
    for (const total of totals) expect(Math.abs(total - (first?.team.total ?? 0))).toBeLessThanOrEqual(margin);
  },
);

test('warming up runs the first chains of a question and ends there', async () => {
  const { precision } = await ask('team', { ...questionOf(), most: 16 });
  const { answer } = await askTeam(makeSimulator());
  expect(precision).toBeGreaterThan(answer.precision);
});

test('a cancelled question is not answered', async () => {
  const controller = new AbortController();
  const onAnswer = vi.fn();
  const running = makeSimulator()('team', questionOf(), { onPart: onAnswer, signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toThrow();
  expect(onAnswer).not.toHaveBeenCalled();
});

describe('the server calculates', () => {
  const answer = { precision: 0.001, members: [] } as unknown as Production;
  const noWorker = () => Promise.reject(new NoWorker('none'));
  test.each([
    ['without workers', { workers: undefined }],
    ['when no worker starts', { workers: noWorker }],
    ['when the player wants it so', { simulateOn: () => 'server' as const }],
  ])('%s', async (_, parts) => {
    const server = { team: vi.fn(() => Promise.resolve(answer)), iv: vi.fn() };
    expect(await askTeam(makeSimulator({ ...parts, server }))).toEqual({ parts: [], answer });
    expect(server.team).toHaveBeenCalledOnce();
  });
});

test('how close a member is to perfect, and what is usual', async () => {
  const heard: unknown[] = [];
  const iv = await ask('iv', { question: questionOf(), place: 0 }, (better) => heard.push(better));
  // Its own scores settle first, then what is usual is added to the last of them.
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.at(-1)).toEqual({ ...iv, typical: undefined });
  for (const kind of ['berry', 'ingredient', 'skill'] as const) {
    expect(iv[kind]).toBeGreaterThan(0);
    expect(iv.typical?.[kind]).toBeGreaterThan(0);
    expect(iv.typical?.[kind]).toBeLessThan(105);
  }
});

test('what is usual for a member whose skill brings berries of all is the same in every slot', async () => {
  const burst = creatureOf(7, { pokemon: 'TREECKO', level: 30 });
  const others = [creatureOf(1, { level: 60 }), supporterOf(2)];
  const typical: number[] = [];
  for (const place of [0, 1, 2]) {
    const whole = [...others.slice(0, place), burst, ...others.slice(place)];
    const asked = askedTeam(SPECIFIED_SETTINGS, teamOf(0, whole), byId(...whole));
    if (!asked) throw new Error('no member to ask about');
    const iv = await ask('iv', { question: asked.question, place });
    typical.push(iv.typical?.berry ?? 0);
  }
  const [first = 0] = typical;
  expect(first).toBeGreaterThan(20);
  for (const other of typical) expect(Math.abs(other - first), typical.join()).toBeLessThan(0.05 * first);
});

test('upgrades are sorted by gain', async () => {
  // Without a free subskill slot, which would add as many more to try.
  const grown = creatureOf(1, { subskills: ['Helping Bonus', 'Berry Finding S', 'Helping Speed M', null, null] });
  const both = [grown, supporterOf(2)];
  const asked = askedTeam(SPECIFIED_SETTINGS, teamOf(0, both), byId(...both));
  if (!asked) throw new Error('no member to ask about');
  const { member, upgrades } = await ask('upgrades', { question: asked.question, place: 0 });
  const gains = upgrades.map(({ gain }) => gain.mean);
  expect(member?.gain.mean).toBeGreaterThan(0);
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(upgrades.map(({ key }) => key.kind)).toContain('skillLevel');
});

test('a supporter is worth what the others make through it; a single member has no worth', async () => {
  const heard: number[] = [];
  const worths = await ask('worth', questionOf(), ({ known = [] }) => heard.push(known.length));
  expect(heard).toEqual([1, 2, 3]);
  for (const { mean, error } of worths) {
    expect(mean).toBeGreaterThan(2 * error);
    expect(error).toBeGreaterThan(0);
  }
  const alone = { ...questionOf(), members: questionOf().members.slice(0, 1) };
  expect(await ask('worth', alone)).toEqual([]);
});

test('creatures without a team are worth what they make alone, in a team what it gains', async () => {
  const { members, ...rest } = questionOf();
  const [first, second] = members.slice(0, 2);
  if (!first || !second) throw new Error('no member to ask about');
  const [alone] = await ask('gains', { question: { ...rest, members: [] }, joining: [first] });
  const [joining] = await ask('gains', { question: { ...rest, members: [second] }, joining: [first] });
  const [, present] = await ask('worth', { ...rest, members: [second, first] });
  if (!alone || !joining || !present) throw new Error('no answer');
  expect(alone.error).toBeLessThanOrEqual(0.01 * alone.mean);
  expect(Math.abs(joining.mean - present.mean)).toBeLessThan(4 * Math.hypot(joining.error, present.error));
});

test('compared creatures use the same random numbers, chain by chain', async () => {
  const askRival = async (question: TeamQuestion, place: number | null) => {
    const parts: (Rival | undefined)[] = [];
    const last = await ask('rival', { question, place }, ({ known }) => parts.push(known));
    return [...parts, last];
  };
  const better = questionOf({ islands: { greengrass: { areaBonus: 50 } } });
  const [first, last] = await askRival(questionOf(), 0);
  const again = (await askRival(questionOf(), 0)).at(-1);
  const [, others] = await askRival(better, null);
  // The first answer is the beginning of the last.
  expect(last?.values?.berries.slice(0, first?.values?.berries.length)).toEqual(first?.values?.berries);
  expect(again?.values).toEqual(last?.values);
  expect(others?.values?.days).toEqual(last?.values?.days);
  // The whole team's berries with half as much again, chain by chain.
  const [, plain] = await askRival(questionOf(), null);
  expect((others?.values?.berries[5] ?? 0) / (plain?.values?.berries[5] ?? 1)).toBeCloseTo(1.5, 9);
});

test('a day is traced', async () => {
  const { moments } = await ask('day', { question: questionOf(), key: { seed: 1, week: 0, day: 0 } });
  expect(moments.some(({ kind }) => kind === 'wake')).toBe(true);
});

test('a task that the engine refuses fails with a reason', async () => {
  const question = questionOf();
  const broken = { ...question, settings: { ...question.settings, island: 'atlantis' } };
  await expect(askTeam(makeSimulator(), broken)).rejects.toThrow(/atlantis/i);
});
