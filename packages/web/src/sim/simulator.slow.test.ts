// Questions about teams, and answers by workers, by the server and from memory; the tasks run here, in the test itself.
import { requestOf, simulateRequest, teamAnswer } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Production } from '../state/data/results.ts';
import { DEFAULT_SETTINGS, type PlayerSettings } from '../state/data/user.ts';
import { byId, creatureOf, supporterOf, teamOf } from '../testing/creatures.ts';
import { NoWorker } from '../workers/ask.ts';
import type { Progress, Rival } from './answers.ts';
import { createSimulator, type Simulator } from './create-simulator.ts';
import { simulateHere } from './here.ts';
import { askedTeam, settingsFor, type TeamQuestion } from './question.ts';

const members = [creatureOf(1), supporterOf(2), creatureOf(3, { pokemon: 'BULBASAUR', level: 30 })];
const team = teamOf(0, members, { camp: true });

function questionOf(user: Partial<PlayerSettings> = {}, changed = team): TeamQuestion {
  const asked = askedTeam({ ...DEFAULT_SETTINGS, ...user }, changed, byId(...members));
  if (!asked) throw new Error('nobody to ask about');
  return asked.question;
}

const never = new AbortController().signal;

describe('a question', () => {
  test('is made of the team and of how far the player has come', () => {
    const question = questionOf({ islands: { greengrass: { areaBonus: 30 } }, potSize: 21 });
    expect(question.settings).toMatchObject({ camp: true, areaBonus: 30, potSize: 21, island: 'greengrass' });
    expect(question.members.map(({ creature }) => creature.pokemon)).toEqual(['PIKACHU', 'GARDEVOIR', 'BULBASAUR']);
  });

  test('until something is set, the largest pot and the highest levels count', () => {
    const { potSize, recipeLevels } = questionOf().settings;
    expect(potSize).toBe(Math.max(...gameOf(DEFAULT_SETTINGS.edition).rules.pot.sizes));
    expect(recipeLevels).toEqual({});
  });

  test('an island has its own favourites until others are chosen', () => {
    const on = (berries: readonly string[]) =>
      settingsFor(DEFAULT_SETTINGS, { ...team, island: { shortName: 'cyan', berries, areaBonus: 0 } }).favourites;
    expect(on([])).toEqual(['ORAN', 'PAMTRE', 'PECHA']);
    expect(on(['LUM'])).toEqual(['LUM']);
  });

  test('whom the edition does not know takes no part', () => {
    const mew = creatureOf(4, { name: 'Mew' });
    const asked = askedTeam(DEFAULT_SETTINGS, teamOf(0, [{ ...mew, pokemon: 'MEW' }, ...members]), {
      ...byId(...members),
      [mew.externalId]: { ...mew, pokemon: 'MEW' },
    });
    expect(asked?.places).toEqual([1, 2, 3]);
    expect(asked?.strangers.map(({ pokemon }) => pokemon)).toEqual(['MEW']);
  });

  test('nobody at all is no question', () => {
    expect(askedTeam(DEFAULT_SETTINGS, teamOf(0, []), {})).toBeUndefined();
  });
});

/** Workers that are none: the tasks run in the test. */
const makeSimulator = (parts: Partial<Parameters<typeof createSimulator>[0]> = {}): Simulator => {
  const here = simulateHere();
  const server = { team: vi.fn(), iv: vi.fn() };
  return createSimulator({ workers: here, here, server, simulateOn: () => 'device', ...parts });
};

const askTeam = async (simulator: Simulator, question = questionOf()) => {
  const answers: { production: Production; progress: Progress }[] = [];
  await simulator.team(question, (production, progress) => answers.push({ production, progress }), never);
  return answers;
};

describe('answers', () => {
  let answers: Awaited<ReturnType<typeof askTeam>>;

  beforeAll(async () => {
    answers = await askTeam(makeSimulator());
  });

  test('the last one is final, and the same bits as without a worker', () => {
    const { settings, edition, members: asked } = questionOf();
    const request = requestOf(gameOf(edition), settings, asked);
    const result = simulateRequest(request);
    if (!result) throw new Error('no result');
    expect(answers.at(-1)?.progress).toEqual({ done: 1, final: true });
    expect(answers.at(-1)?.production).toEqual({ ...teamAnswer(request, result), notes: [] });
  });

  test('earlier ones are less sure', () => {
    const precisions = answers.map(({ production }) => production.precision);
    expect(answers.slice(0, -1).every(({ progress }) => !progress.final || progress.settling)).toBe(true);
    expect(precisions.at(-1)).toBeLessThanOrEqual(0.0025);
    expect(precisions.at(-1)).toBe(Math.min(...precisions));
  });

  test('when the mean is known, nothing but the points of the week goes on settling', () => {
    const [settling] = answers.filter(({ progress }) => progress.settling);
    const last = answers.at(-1);
    if (!settling || !last) throw new Error('nothing settled');
    const { week, weekDays, errors, ...rest } = settling.production;
    expect(settling.progress).toEqual({ done: 1, final: true, settling: true });
    expect(last.production).toMatchObject({ ...rest, errors: { team: errors.team } });
    expect(last.production.weekDays).toBeGreaterThan(weekDays);
    expect(last.production.errors.week.p10).toBeLessThan(errors.week.p10);
  });
});

test('what was asked before is known, also about others who are the same', async () => {
  const ask = vi.fn(simulateHere());
  const simulator = makeSimulator({ workers: ask });
  const first = await askTeam(simulator);
  const question = questionOf();
  const twins = question.members.map(({ creature, ...rest }) => ({
    ...rest,
    creature: { ...creature, externalId: `twin of ${creature.externalId}` },
  }));
  const answers = await askTeam(simulator, { ...question, members: twins });
  expect(ask).toHaveBeenCalledOnce();
  expect(answers).toHaveLength(1);
  expect(answers[0]?.production.members[0]?.externalId).toMatch(/^twin of/);
  // Not one that was still settling.
  expect(answers[0]?.production.weekDays).toBe(first.at(-1)?.production.weekDays);
});

test('a question that was given up is not answered', async () => {
  const controller = new AbortController();
  const onAnswer = vi.fn();
  const running = makeSimulator().team(questionOf(), onAnswer, controller.signal);
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
    const answers = await askTeam(makeSimulator({ ...parts, server }));
    expect(answers).toEqual([{ production: answer, progress: { done: 1, final: true } }]);
    expect(server.team).toHaveBeenCalledOnce();
  });
});

test('how close a member is to perfect, and what is usual', async () => {
  const heard: unknown[] = [];
  const iv = await makeSimulator().iv(questionOf(), 0, never, (better) => heard.push(better));
  // Its own scores settle, then what is usual is added to the last of them.
  expect(heard.length).toBeGreaterThan(1);
  expect(heard.at(-2)).toEqual({ ...iv, typical: undefined });
  for (const kind of ['berry', 'ingredient', 'skill'] as const) {
    expect(iv[kind]).toBeGreaterThan(0);
    expect(iv.typical?.[kind]).toBeGreaterThan(0);
    expect(iv.typical?.[kind]).toBeLessThan(105);
  }
});

test('what is usual for a member whose skill brings berries of all is the same in every place of the team', async () => {
  const burst = creatureOf(7, { pokemon: 'TREECKO', level: 30 });
  const others = [creatureOf(1, { level: 60 }), supporterOf(2)];
  const typical: number[] = [];
  for (const place of [0, 1, 2]) {
    const whole = [...others.slice(0, place), burst, ...others.slice(place)];
    const asked = askedTeam(DEFAULT_SETTINGS, teamOf(0, whole), byId(...whole));
    if (!asked) throw new Error('nobody to ask about');
    const iv = await makeSimulator().iv(asked.question, place, never);
    typical.push(iv.typical?.berry ?? 0);
  }
  const [first = 0] = typical;
  expect(first).toBeGreaterThan(20);
  for (const other of typical) expect(Math.abs(other - first), typical.join()).toBeLessThan(0.05 * first);
});

test('what an upgrade adds comes best first', async () => {
  // With no slot left for a subskill, which would be as many more to try.
  const grown = creatureOf(1, { subskills: ['Helping Bonus', 'Berry Finding S', 'Helping Speed M', null, null] });
  const both = [grown, supporterOf(2)];
  const asked = askedTeam(DEFAULT_SETTINGS, teamOf(0, both), byId(...both));
  if (!asked) throw new Error('nobody to ask about');
  const { member, upgrades } = await makeSimulator().upgrades(asked.question, 0, never);
  const gains = upgrades.map(({ gain }) => gain.mean);
  expect(member?.gain.mean).toBeGreaterThan(0);
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(upgrades.map(({ key }) => key.kind)).toContain('skillLevel');
});

test('what each member is worth: a supporter for what the others make with it, nobody in a team of one', async () => {
  const heard: number[] = [];
  const worths = await makeSimulator().worth(questionOf(), never, (known) => heard.push(known.length));
  expect(heard).toEqual([1, 2, 3]);
  for (const { mean, error } of worths) {
    expect(mean).toBeGreaterThan(2 * error);
    expect(error).toBeGreaterThan(0);
  }
  const alone = { ...questionOf(), members: questionOf().members.slice(0, 1) };
  expect(await makeSimulator().worth(alone, never)).toEqual([]);
});

test('what some would add to nobody is what they make alone, and to others what those make more', async () => {
  const { members, ...rest } = questionOf();
  const [first, second] = members.slice(0, 2);
  if (!first || !second) throw new Error('nobody to ask about');
  const [alone] = await makeSimulator().gains({ ...rest, members: [] }, [first], never);
  const [joining] = await makeSimulator().gains({ ...rest, members: [second] }, [first], never);
  const [, present] = await makeSimulator().worth({ ...rest, members: [second, first] }, never);
  if (!alone || !joining || !present) throw new Error('no answer');
  expect(alone.error).toBeLessThanOrEqual(0.01 * alone.mean);
  expect(Math.abs(joining.mean - present.mean)).toBeLessThan(4 * Math.hypot(joining.error, present.error));
});

test('those who are compared meet the same luck, chain by chain', async () => {
  const askRival = async (question: TeamQuestion, place: number | null) => {
    const told: Rival[] = [];
    await makeSimulator().rival(question, place, (rival) => told.push(rival), never);
    return told;
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

test('a rival by the server has no chains', async () => {
  const told: Rival[] = [];
  const server = { team: async () => ({ members: [] }) as unknown as Production, iv: vi.fn() };
  await makeSimulator({ server, simulateOn: () => 'server' }).rival(
    questionOf(),
    0,
    (rival) => told.push(rival),
    never,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.values).toBeNull();
});

test('a day is told', async () => {
  const { moments } = await makeSimulator().day(questionOf(), { seed: 1, week: 0, day: 0 }, never);
  expect(moments.some(({ kind }) => kind === 'wake')).toBe(true);
});

test('a task that the engine refuses fails with a reason', async () => {
  const question = questionOf();
  const broken = { ...question, settings: { ...question.settings, island: 'atlantis' } };
  await expect(askTeam(makeSimulator(), broken)).rejects.toThrow(/atlantis/i);
});
