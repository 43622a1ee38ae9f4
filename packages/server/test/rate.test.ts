// Odds and ratings over a real socket: the game's own figures, every way to send a Pokémon, and what is refused.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { creature } from './calculator-teams.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

interface Screen {
  readonly id: string;
  readonly species: string;
  readonly shown: { readonly rp: number; readonly helpIntervalSeconds: number; readonly carrySize: number };
  readonly [field: string]: unknown;
}

const screens: readonly Screen[] = JSON.parse(
  readFileSync(new URL('../../game/src/goldens/screens.json', import.meta.url), 'utf8'),
);

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const post = (path: string, body: unknown) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const rate = async (body: unknown) => {
  const response = await post('/api/rate', body);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const creatureOf = ({ species, level, nature, subskills, ingredients, skillLevel, ribbon }: Screen) => ({
  pokemon: species,
  level,
  nature,
  subskills,
  ingredients,
  skillLevel,
  ribbon,
});
const ninetales = () => {
  const found = screens.find(({ species }) => species === 'NINETALES');
  if (!found) throw new Error('no such screen');
  return found;
};

describe('rate', () => {
  test('RP, interval and Carry Limit are those of the game on every screen', async () => {
    expect(screens.length).toBeGreaterThan(70);
    for (const screen of screens) {
      const { status, body } = await rate({ creature: creatureOf(screen) });
      expect([screen.id, status]).toEqual([screen.id, 200]);
      expect(Value.Check(routes.rate.answer, body), screen.id).toBe(true);
      const { rp, helpIntervalSeconds, carrySize } = screen.shown;
      // The RP of Mew's skill are placeholders.
      if (screen.species !== 'MEW') expect(body.rp.value, screen.id).toBe(rp);
      expect(body.stats, screen.id).toMatchObject({ helpIntervalSeconds, carrySize });
    }
  });

  test('the parts of RP, ranks, a verdict and the ways to show it', async () => {
    const { body, headers } = await rate({ creature: creatureOf(ninetales()) });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      edition: '2026-10',
      source: { format: 'creature', flags: [] },
      creature: { pokemon: 'NINETALES', level: 70, nature: 'Jolly', ribbon: 2, skillLevel: 2 },
      rp: { value: 6043 },
      ranks: { level: 70 },
      verdict: { choice: 'keep' },
    });
    const { berries, ingredients, skill, factor } = body.rp;
    expect(Math.round((berries + ingredients + skill) * factor)).toBe(6043);
    expect(body.verdict.reasons[0]).toMatchObject({
      kind: 'goodRoll',
      aim: 'berries',
      share: body.ranks.berries.share,
    });
    expect(body.card).toBe(`/card/${body.link.slice('/s/'.length)}.png`);
    expect(body).not.toHaveProperty('day');
  });

  test('amounts of ingredients may be left out, and slots too', async () => {
    const whole = await rate({ creature: creatureOf(ninetales()) });
    const { ingredients, ...creature } = creatureOf(ninetales());
    const bare = (ingredients as { level: number; name: string }[]).map(({ level, name }) => ({ level, name }));
    expect((await rate({ creature: { ...creature, ingredients: bare } })).body.rp).toEqual(whole.body.rp);
    expect((await rate({ creature: { ...creature, ingredients: bare.slice(0, 2) } })).status).toBe(200);
  });

  test('the language is that of the card, which is there', async () => {
    const { body } = await rate({ creature: creatureOf(ninetales()), language: 'ja' });
    expect(body.card).toBe(`/card/${body.link.slice('/s/'.length)}.png?lang=ja`);
    const card = await fetch(origin + body.card);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    await card.body?.cancel();
  });

  test('an id and other fields are ignored, in every language of the game', async () => {
    const creature = { ...creatureOf(ninetales()), externalId: '00000000-0000-4000-8000-000000000001', mood: 'good' };
    const { status, body } = await rate({ creature, language: 'de', utm: '1' });
    expect([status, body.rp?.value]).toEqual([200, 6043]);
  });

  test('a species that there is not is said to be wrong, and nothing else', async () => {
    const { status, body } = await rate({ creature: { ...creatureOf(ninetales()), pokemon: 'NOPE' } });
    expect([status, body.details]).toEqual([400, ["creature.pokemon: Can't find Pokemon with name NOPE."]]);
    expect(body.message).toBe("Can't find Pokemon with name NOPE");
  });

  test('a text, our own link and a link of another tool are read', async () => {
    const text = await rate({ text: 'oQEAr4wDZ3x-@Sparky' });
    expect(text.body).toMatchObject({ source: { format: 'pokesleep-lines' } });
    const linked = await rate({ link: `https://sleep.example${text.body.link}` });
    expect(linked.body).toMatchObject({ source: { format: 'link' }, creature: text.body.creature, rp: text.body.rp });
    const tracked = await rate({ link: `https://sleep.example${text.body.link}?utm_source=chat` });
    expect(tracked.body.creature).toEqual(text.body.creature);
    const fragment = await rate({ link: `https://sleep.example/shared#${text.body.link.slice('/s/'.length)}` });
    expect(fragment.body.creature).toEqual(text.body.creature);
  });

  test('a level that is higher than its own is what ranks are for', async () => {
    const { body } = await rate({ text: 'oQEAr4wDZ3x-@Sparky', level: 65 });
    expect(body.ranks.level).toBe(65);
    expect(body.creature.level).toBeLessThan(65);
  });

  test('with production: a day alone', async () => {
    const { status, body } = await rate({ creature: creatureOf(ninetales()), production: true });
    expect(status).toBe(200);
    expect(Value.Check(routes.rate.answer, body)).toBe(true);
    expect(body.day.strength.error).toBeLessThanOrEqual(0.02 * body.day.strength.mean);
    expect(body.day.ingredients.map(({ name }: { name: string }) => name)).toEqual(['Soybean', 'Potato']);
    expect(body.day.helps).toBeGreaterThan(20);
  });

  test('production of a record and of a link, too', async () => {
    const text = await rate({ text: 'oQEAr4wDZ3x-@Sparky', production: true });
    expect([text.status, text.body.day?.helps > 0]).toEqual([200, true]);
    const linked = await rate({ link: text.body.link, production: true });
    expect(linked.body.day).toEqual(text.body.day);
  });

  test('nothing of it opens a connection', async () => {
    const asked = { link: 'https://nitoyon.github.io/pokesleep-tool/iv/#p=EQCApwj5-38f' };
    const before = await server.app.inject({ method: 'POST', url: '/api/rate', payload: asked });
    const connect = vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(() => {
      throw new Error('an outgoing connection');
    });
    const again = await server.app.inject({ method: 'POST', url: '/api/rate', payload: asked });
    connect.mockRestore();
    expect([before.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.body).toBe(before.body);
  });

  test.each([
    [{}, 400, 'BAD_INPUT'],
    [{ text: 'a', link: 'b' }, 400, 'BAD_INPUT'],
    [{ text: 'oQEAr4wDZ3x-@Sparky\noQEAr4wDZ3x-@Other' }, 422, 'MORE_THAN_ONE'],
    [{ text: 'Hello' }, 422, 'UNREADABLE'],
    [{ link: 'https://example.org/' }, 422, 'UNREADABLE'],
    [{ link: '/s/v1.AAAA' }, 422, 'UNREADABLE'],
    [{ link: '/s/v9.AAAA' }, 422, 'UNREADABLE'],
    [{ creature: { ...creatureOf(screens[0] as Screen), pokemon: '__proto__' } }, 400, 'BAD_INPUT'],
    [{ creature: { ...creatureOf(screens[0] as Screen), nature: 'constructor' } }, 400, 'BAD_INPUT'],
    [{ text: 'oQEAr4wDZ3x-', edition: '1999-01' }, 400, 'BAD_INPUT'],
  ])('%j → %i %s', async (asked, status, code) => {
    const { status: answered, body } = await rate(asked);
    expect([answered, body.code]).toEqual([status, code]);
    if (code === 'MORE_THAN_ONE') expect(body.values).toEqual({ count: 2 });
    if (code === 'UNREADABLE') expect(body.details.length).toBeGreaterThan(0);
  });
});

describe('odds', () => {
  test('answers in the described shape, for the newest edition', async () => {
    const response = await post('/api/odds', {
      species: 'pikachu',
      medal: 'silver',
      catches: 100,
      wish: { natures: ['Adamant'], subskills: [{ anyOf: ['BFS', 'HB'], bySlot: 2 }], ingredients: [null, 'A', null] },
    });
    const body = await response.json();
    expect([response.status, Value.Check(routes.odds.answer, body)]).toEqual([200, true]);
    // Two gold slots, two of the seven gold ones wished for.
    expect(body.perCatch).toBeCloseTo((1 - (5 / 7) * (4 / 6)) * (1 / 25) * (1 / 3), 12);
    expect(body).toMatchObject({ edition: '2026-10', confidence: 'medium' });
    expect(body.within).toHaveLength(1);
  });

  test.each([
    [{ species: 'PIKACHU' }, 400],
    [{ species: '__proto__', wish: {} }, 400],
    [{ species: 'PIKACHU', wish: {}, catches: 10_001 }, 400],
    [{ species: 'PIKACHU', wish: { subskills: [{ anyOf: ['BFS'], bySlot: 6 }] } }, 400],
    [{ species: 'PIKACHU', wish: { shiny: true } }, 422],
    [{ species: 'PIKACHU', wish: {}, medal: 'none', catches: 10_000 }, 200],
  ])('%j → %i', async (asked, status) => {
    expect((await post('/api/odds', asked)).status).toBe(status);
  });
});

describe('compare', () => {
  const settings = { camp: false, bedtime: '21:30', wakeup: '06:00' };
  const member = (level: number) => ({ ...creatureOf(ninetales()), level });
  const compare = async (a: number, b: number) => {
    const response = await post('/api/calculator/compare', { settings, a: [member(a)], b: [member(b)] });
    return { status: response.status, body: await response.json() };
  };

  test('a team with itself is even, with a better one it is behind', async () => {
    const same = await compare(60, 60);
    expect([same.status, Value.Check(routes.compareTeams.answer, same.body)]).toEqual([200, true]);
    expect(same.body).toMatchObject({ edition: '2026-10', difference: { mean: 0, error: 0, sure: 0.5 }, notes: [] });
    const better = (await compare(50, 70)).body;
    expect(better.difference.mean).toBeCloseTo(better.b.mean - better.a.mean, -3);
    expect(better.difference.sure).toBeGreaterThan(0.99);
  });

  test('what is wrong is said of the team that it is in', async () => {
    const wrong = { ...member(60), pokemon: 'MISSINGNO' };
    const response = await post('/api/calculator/compare', { settings, a: [member(60)], b: [wrong] });
    expect(response.status).toBe(400);
    expect((await response.json()).details.join()).toMatch(/b\[0\]/);
  });

  test('a team that the game refuses is compared with a note that names it', async () => {
    const special = [creature('RAIKOU'), creature('ENTEI')];
    const response = await post('/api/calculator/compare', { settings, a: [member(60)], b: special });
    const { notes } = await response.json();
    expect(notes).toEqual([expect.stringMatching(/^b: .*only one special/)]);
  });

  test('both teams follow the rotation, whose members they name by the same ids', async () => {
    const members = (level: number) => [idOf(1), idOf(2)].map((externalId) => ({ ...member(level), externalId }));
    const rotation = {
      lineups: [[idOf(1)], [idOf(2)]],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'before:dinner' },
      ],
    };
    const turning = { ...settings, rotation };
    const response = await post('/api/calculator/compare', {
      settings: turning,
      a: members(60),
      b: members(60).reverse(),
    });
    expect([response.status, (await response.json()).difference]).toEqual([200, { mean: 0, error: 0, sure: 0.5 }]);
    const unknown = await post('/api/calculator/compare', { settings: turning, a: members(60), b: [member(60)] });
    expect(unknown.status).toBe(400);
  });
});

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
