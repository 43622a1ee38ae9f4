// The server as simulator: what it is asked, and how its answers are read.
import type { IvProduction } from '@oversleep/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Api } from '../api/client.ts';
import { openApp } from '../testing/app.ts';
import { byId, creatureOf, idOf, supporterOf, teamOf } from '../testing/creatures.ts';
import { START } from '../testing/fake-platform.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { VERDICT } from './answer-rows.ts';
import { askedTeam } from './question.ts';
import { createServerAnswers, scoresIn } from './server.ts';
import { provideSimulator } from './simulator.ts';

const members = [creatureOf(1, { level: 50 }), supporterOf(2)];

function question() {
  const team = teamOf(0, members, { snacking: [idOf(2)] });
  const user = { ...SPECIFIED_SETTINGS, islands: { greengrass: { areaBonus: 12 } } };
  const asked = askedTeam(user, team, byId(...members));
  if (!asked) throw new Error('no member to ask about');
  return asked.question;
}

const OWN = { berry: { name: 'GREPA' }, level: 50 };

type Variant = IvProduction['variants'][number];

const variant = (externalId: string, berry: number, ingredient: number, skillProcs: number): Variant => ({
  externalId,
  produceTotal: {
    berries: [
      { berry: { name: 'MAGO', value: 26, type: 'psychic' }, level: 50, amount: 7 },
      { berry: { name: 'GREPA', value: 25, type: 'electric' }, level: 60, amount: 9 },
      { berry: { name: 'GREPA', value: 25, type: 'electric' }, level: 50, amount: berry },
    ],
    ingredients: [
      { ingredient: { name: 'Apple', value: 90, taxedValue: 23.7, longName: 'Fancy Apple' }, amount: ingredient / 2 },
      { ingredient: { name: 'Egg', value: 115, taxedValue: 38.7, longName: 'Fancy Egg' }, amount: ingredient / 2 },
    ],
  },
  skillProcs,
  pokemonWithIngredients: { pokemon: 'PIKACHU', ingredients: [] },
  errors: { produceTotal: { berries: [], ingredients: [] }, skillProcs: 0 },
});

/** A server that records its requests and gives this answer. */
function serverThat(answer: unknown) {
  const call = vi.fn((_: string, __: { readonly body: Record<string, unknown> }) => Promise.resolve(answer));
  let ids = 100;
  const side = createServerAnswers({ call } as unknown as Pick<Api, 'call'>, () => {
    ids += 1;
    return idOf(ids);
  });
  return { side, body: () => call.mock.calls[0]?.[1].body };
}

test(`a team is sent with clock times, slot levels and the player's progress`, async () => {
  const { side, body } = serverThat({});
  await side.team(question(), new AbortController().signal);
  expect(body()).toMatchObject({
    edition: '2025-10',
    settings: {
      bedtime: '21:30',
      wakeup: '06:00',
      island: 'greengrass',
      areaBonusPercent: 12,
      potSize: 69,
      policy: { filler: 'surplus', meals: 2, lookIn: 'always' },
    },
    members: [
      {
        pokemon: 'PIKACHU',
        level: 50,
        sneakySnacking: false,
        ingredients: [{ level: 0 }, { level: 30 }, { level: 60 }],
      },
      { pokemon: 'GARDEVOIR', sneakySnacking: true },
    ],
  });
});

test('no chains are sent for a compared creature', async () => {
  const { side } = serverThat({ members: [] });
  const { values } = await side.rival({ question: question(), place: 0 }, new AbortController().signal);
  expect(values).toBeNull();
});

describe('how close to perfect', () => {
  test('a member is compared with three ideal builds that have ids of their own', async () => {
    const { side, body } = serverThat({
      variants: [
        variant(idOf(101), 80, 10, 3),
        variant(idOf(102), 100, 5, 2),
        variant(idOf(103), 60, 40, 2),
        variant(idOf(104), 60, 5, 6),
      ],
    });
    const iv = await side.iv({ question: question(), place: 0 }, new AbortController().signal);
    expect(iv).toEqual({ berry: 80, ingredient: 25, skill: 50 });
    expect(body()?.members).toMatchObject([{ pokemon: 'GARDEVOIR' }]);
    expect(body()?.variants).toMatchObject([
      { nature: 'Bashful', externalId: idOf(101) },
      { nature: 'Adamant', externalId: idOf(102) },
      { nature: 'Quiet', externalId: idOf(103) },
      { nature: 'Careful', externalId: idOf(104) },
    ]);
  });

  test('an answer that lacks one of the builds is rejected', () => {
    expect(() => scoresIn([variant(idOf(1), 1, 1, 1)], [idOf(1), idOf(2)], OWN)).toThrow(
      expect.objectContaining({
        name: 'UnexpectedError',
        message: 'Contact developer: Iv variants not returned in response',
      }),
    );
  });

  test('a member that is missing is logged, and no simulation is asked for', async () => {
    vi.useFakeTimers({ now: START });
    const { app, tab } = await openApp();
    const simulator = vi.fn();
    provideSimulator(app, simulator);
    const missing = { question: question(), place: 7 };
    const { signal } = new AbortController();
    await expect(VERDICT.ask(app, missing, () => {}, signal)).rejects.toThrow('Missing current member for IV');
    expect(tab.logged).toContain('Missing current member for IV');
    expect(simulator).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('a resource that even the best build does not make has no score', () => {
    const none = variant(idOf(1), 0, 0, 0);
    expect(scoresIn([none], [idOf(1), idOf(1)], OWN)).toEqual({ berry: 0, ingredient: 0, skill: 0 });
  });
});
