// Every route of the contract over a real socket on the server as it is delivered: what only shows there shows here.
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import {
  type NewsItem,
  Problem,
  type Provider,
  type ProviderInfo,
  type RouteContract,
  routes,
} from '@oversleep/contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../src/auth/tokens.ts';
import { openStore } from '../src/db/connect.ts';
import { creature as calculated, SETTINGS } from './calculator-teams.ts';
import { addressOf, type CallOptions, makePlayer, type Player, TEST_SECRET } from './harness.ts';
import { authorizeAddress, choose, randomText, signedIn } from './login-visitor.ts';
import { exampleOf, placesIn, storedExamples, storeExample } from './open-examples.ts';
import { creature, team } from './samples.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyFolder } from './stores.ts';

const all = Object.entries(routes) as [keyof typeof routes, RouteContract][];

let folder = '';
let server: ServerProcess;
let admin: Player;
let player: Player;
let friend: Player;
/** For the routes that end a session or an account. */
let leavers: Record<'logout' | 'endSession' | 'deleteUser', Player>;

beforeAll(async () => {
  folder = emptyFolder();
  const store = await openStore({ dataDir: folder });
  const now = () => new Date();
  const make = (role: 'admin' | 'default') =>
    makePlayer({ store, now, tokens: createTokens(TEST_SECRET, now) }, role, 'discord');
  [admin, player, friend] = [await make('admin'), await make('default'), await make('default')];
  leavers = {
    logout: await make('default'),
    endSession: await make('default'),
    deleteUser: await make('default'),
  };
  await store.close();
  server = await startServerProcess({
    DATA_DIR: folder,
    AUTH_SECRET: TEST_SECRET,
    DEV_SIGN_IN: 'true',
    RATE_LIMIT_FACTOR: '100000',
    COMPUTE_THREADS: '1',
    SCREENS_TIMEOUT: '600',
    API_KEYS: 'on',
  });
  // As patient as the start of a process is.
}, 200_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(route: RouteContract, options: CallOptions = {}) {
  const { body, as, headers = {} } = options;
  const isBytes = body instanceof Uint8Array;
  const response = await fetch(`${server.url}${addressOf(route, options)}`, {
    method: route.method,
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': isBytes ? 'image/png' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  const text = isPicture ? `(${response.headers.get('content-type')})` : await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, text, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
}

const asked = { settings: SETTINGS, members: [calculated('PIKACHU')] };
/** What a share link of a Pikachu holds. */
const PIKACHU_CODE = 'v1.MDsxOzIwMjYtMTA7emxIClBJS0FDSFU7MzA7MDsyOzE7LCwsLDsxLDEsMTtmO1NMNQ';
/** A level with one open ingredient, so that there is less to simulate. */
const searched = { settings: { ...SETTINGS, level: 10 } };
const mine = creature();
const news = { title: 'Good night', content: 'Sleep well.' };
const published = async () => {
  await call(routes.createNews, { as: admin, body: news });
  const { body } = await call(routes.newsHistory, { as: admin });
  return { externalId: (body as NewsItem[])[0]?.externalId ?? '' };
};

/** Always the same question, which joins what runs: only two searches of a caller may run at a time. */
const search = { settings: SETTINGS, candidates: asked.members, steps: 1 };
const searching = async (route: typeof routes.startSearch | typeof routes.startRotationSearch): Promise<string> => {
  const { status, text, body } = await call(route, { body: search });
  expect(status, text).toBe(200);
  return body.id;
};

/** To the provider's page and back with a code. */
async function codeOf(provider: Provider, name = 'Visitor') {
  const { body } = await call(routes.providers);
  const info = (body.providers as ProviderInfo[]).find((entry) => entry.provider === provider);
  if (!info) throw new Error(`${provider} is not offered`);
  const redirectUri = `${server.url}/${provider}`;
  const verifier = info.pkce ? randomText() : undefined;
  const address = authorizeAddress(info, redirectUri, `/~${randomText()}`, verifier);
  const sent = await choose(address, await (await fetch(address)).text(), { name });
  const code = new URL(sent.headers.get('location') ?? 'about:blank').searchParams.get('code') ?? '';
  return {
    authorization_code: code,
    provider,
    redirect_uri: redirectUri,
    ...(verifier && { code_verifier: verifier }),
  };
}

const asksFor = async (from: Player, to: Player) => {
  await call(routes.requestFriend, { as: from, params: { friend_code: to.friendCode } });
  return { as: to, params: { friend_code: from.friendCode } };
};

/** How a route is called so that it succeeds; one that needs nothing but a session needs no row, any other fails without. */
const GOOD: Partial<Record<keyof typeof routes, CallOptions | (() => Promise<CallOptions>)>> = {
  species: { params: { name: 'PIKACHU' } },
  dataJson: { params: { table: 'species' } },
  dataCsv: { params: { table: 'species' } },
  meal: { params: { name: 'FANCY_APPLE_CURRY' } },
  ingredient: { params: { name: 'Apple' } },
  nature: { params: { name: 'Adamant' } },
  skill: { params: { name: 'Charge Strength S' } },
  subskill: { params: { name: 'Helping Speed M' } },
  find: { query: { q: 'Pikachu' } },
  odds: { body: { species: 'PIKACHU', wish: { natures: ['Adamant'] } } },
  rate: { body: { text: 'oQEAr4wDZ3x-@Sparky' } },
  card: { params: { code: PIKACHU_CODE } },
  readScreen: { query: { language: 'en' }, body: readFileSync(new URL('screen.png', import.meta.url)) },
  recipe: { params: { name: 'NINJA_CURRY' } },
  sleepApiSpecies: { params: { name: 'PIKACHU' } },
  sleepApiMeal: { params: { name: 'FANCY_APPLE_CURRY' } },
  sleepApiSkill: { params: { name: 'Charge Strength S' } },
  sleepApiSubskill: { params: { name: 'Helping Speed M' } },
  sleepApi2024Species: { params: { name: 'PIKACHU' } },
  sleepApi2024Meal: { params: { name: 'FANCY_APPLE_CURRY' } },
  sleepApi2024Skill: { params: { name: 'Charge Strength S' } },
  sleepApi2024Subskill: { params: { name: 'Helping Speed M' } },
  signup: async () => ({ body: await codeOf('discord') }),
  refresh: async () => {
    const { body } = await call(routes.signup, { body: await codeOf('discord') });
    return { body: { refresh_token: signedIn(body).refreshToken } };
  },
  logout: async () => ({ as: leavers.logout }),
  endSession: async () => ({ as: leavers.endSession, params: { id: leavers.endSession.sessionId } }),
  deleteUser: async () => ({ as: leavers.deleteUser }),
  unlink: async () => {
    const { token } = signedIn((await call(routes.signup, { body: await codeOf('discord', 'Linker') })).body);
    await call(routes.signup, { as: { token }, body: { ...(await codeOf('patreon', 'Linker')), intent: 'link' } });
    return { as: { token }, params: { provider: 'patreon' } };
  },
  createApiKey: { body: { name: 'Discord bot' } },
  endApiKey: async () => {
    const { body } = await call(routes.createApiKey, { as: friend, body: {} });
    return { as: friend, params: { id: body.id } };
  },
  patchUser: { body: { name: 'Ada' } },
  putSettings: { body: { randomizeNicknames: false } },
  changes: { query: { since: '0' } },
  putRows: {
    body: {
      rows: [{ kind: 'week', key: '2026-11-16', data: { island: 'cyan', end: 900_000, plan: null } }],
      deleted: [{ kind: 'log', key: '2026-11-16/tue/lunch' }],
    },
  },
  putCreature: { body: mine },
  putCreatures: { body: { creatures: [creature()], deleted: [] } },
  deleteCreature: { params: { externalId: mine.externalId } },
  putRecipe: { body: { recipe: 'FANCY_APPLE_CURRY', level: 3 } },
  putRecipes: { body: { FANCY_APPLE_CURRY: 4 } },
  putArea: { body: { area: 'greengrass', bonus: 10 } },
  importUser: { body: { mode: 'merge', creatures: [creature()], teams: [] } },
  putTeam: { params: { teamIndex: 0 }, body: team() },
  putMember: { params: { teamIndex: 0, memberIndex: 0 }, body: creature() },
  deleteMember: { params: { teamIndex: 0, memberIndex: 0 } },
  deleteTeam: { params: { teamIndex: 1 } },
  requestFriend: async () => ({ params: { friend_code: admin.friendCode } }),
  withdrawRequest: async () => {
    await asksFor(friend, leavers.logout);
    return { as: friend, params: { friend_code: leavers.logout.friendCode } };
  },
  declineFriend: () => asksFor(friend, admin),
  acceptFriend: () => asksFor(friend, player),
  unfriend: async () => {
    await call(routes.acceptFriend, await asksFor(friend, player));
    return { params: { friend_code: friend.friendCode } };
  },
  dismiss: async () => {
    await published();
    const { body } = await call(routes.notifications, { as: player });
    return { params: { externalId: body.notifications[0].externalId } };
  },
  createNews: { body: news },
  editNews: async () => ({ params: await published(), body: { ...news, title: 'Good morning' } }),
  withdrawNews: async () => ({ params: await published() }),
  changeRole: async () => ({ params: { externalId: friend.externalId }, body: { role: 'supporter' } }),
  changeFriendCode: async () => ({ params: { externalId: admin.externalId }, body: { friend_code: 'ADM1N0' } }),
  calculateTeam: { body: asked },
  calculateIv: { body: { ...asked, members: [], variants: asked.members } },
  compareTeams: { body: { settings: SETTINGS, a: asked.members, b: asked.members } },
  calculateWeek: {
    body: { ...asked, now: { day: 'sat', time: '13:20', bag: { Apple: 12 } }, policy: { sunday: true } },
  },
  solveRecipe: { params: { name: 'FANCY_APPLE_CURRY' }, body: searched },
  solveIngredient: { params: { name: 'Apple' }, body: searched },
  readBox: { body: { text: 'oQEAr4wDZ3x-@Sparky' } },
  writeBox: { body: { text: 'oQEAr4wDZ3x-@Sparky', to: 'nerolis-lab' } },
  startSearch: {
    body: {
      settings: SETTINGS,
      candidates: asked.members,
      present: asked.members,
      steps: 1,
      swaps: ['2/week', '1/day'],
      hours: ['07:00', '18:00'],
      most: 7,
    },
  },
  teamSearch: async () => ({ params: { id: await searching(routes.startSearch) } }),
  cancelSearch: async () => ({ params: { id: await searching(routes.startSearch) } }),
  startRotationSearch: { body: search },
  rotationSearch: async () => ({ params: { id: await searching(routes.startRotationSearch) } }),
  cancelRotationSearch: async () => ({ params: { id: await searching(routes.startRotationSearch) } }),
  tierDetails: { params: { pokemon: 'RAICHU' } },
  tieredPokemon: { body: { level: 60, camp: true } },
  rebuildTierLists: { body: { edition: '2025-10', level: 30, camp: false } },
};

/** Limits of routes whose answer follows from the game's tables alone. */
const FROM_TABLES: readonly string[] = ['read'];
/** Their answers change with the day or the release. */
const DATED: readonly string[] = [
  'today',
  'changelog',
  'events',
  'eventCalendar',
  'eventFeed',
  'sleepApiHealth',
  'sleepApi2024Health',
];

const whoFor = ({ access }: RouteContract): CallOptions =>
  access === 'admin' ? { as: admin } : access === 'user' ? { as: player } : {};

describe('every route does what it is there for', () => {
  test.each(all)('%s', { timeout: 180_000 }, async (name, route) => {
    const row = GOOD[name];
    const options = { ...whoFor(route), ...(typeof row === 'function' ? await row() : row) };
    let answer = await call(route, options);
    // On a busy machine a search may be refused for now; it continues where it was.
    for (let again = 0; again < 4 && answer.body?.code === 'TOO_SLOW'; again += 1) answer = await call(route, options);
    const { status, text, body } = answer;
    expect(status, text).toBe(route.answer === undefined ? 204 : 200);
    if (route.answer) expect(Value.Errors(route.answer as TSchema, body)).toEqual([]);
    if (!route.open) return;
    // Documented as it really was: EXAMPLES=write npx vitest run --project server packages/server/test/every-route.test.ts
    const example = exampleOf(options, body);
    if (process.env.EXAMPLES === 'write') storeExample(name, example);
    const stored = storedExamples()[name];
    expect(stored, 'no example').toBeDefined();
    if (FROM_TABLES.includes(route.limit ?? '') && !DATED.includes(name)) expect(stored).toEqual(example);
    else expect(placesIn(stored)).toEqual(placesIn(example));
  });
});

describe('every route that needs a session refuses anonymous calls', () => {
  test.each(all.filter(([, { access }]) => access === 'user' || access === 'admin'))('%s', async (_name, route) => {
    const { status, body } = await call(route, route.body ? { body: {} } : {});
    expect([status, body?.code]).toEqual([401, 'NO_SESSION']);
    if (route.access !== 'admin') return;
    expect((await call(route, { as: friend, ...(route.body ? { body: {} } : {}) })).body).toMatchObject({
      statusCode: 403,
      code: 'FORBIDDEN',
    });
  });
});

describe('every route that takes a body refuses one that is none', () => {
  test.each(all.filter(([, { body }]) => body !== undefined))('%s', async (_name, route) => {
    const answer = await call(route, { ...whoFor(route), body: 'nonsense' });
    expect(answer.status, answer.text).toBe(400);
    expect(Value.Errors(Problem, answer.body)).toEqual([]);
    expect(answer.body.code).toBe('BAD_INPUT');
  });
});

/** Sends these bytes and answers with the status and the body. */
function sendRaw(text: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      try {
        resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) });
      } catch {
        reject(new Error(`no body that can be read: ${answer}`));
      }
    });
    socket.write(text);
  });
}

describe('every refusal has a code', () => {
  const HOST = 'Host: localhost\r\nConnection: close\r\n';
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
  const post = (more: string, body = '{}') =>
    `POST ${routes.refresh.path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
  test.each([
    ['two slashes', get('//x'), 403, 'FORBIDDEN'],
    ['two slashes before a route', get('//api/health'), 403, 'FORBIDDEN'],
    ['another site', get('http://elsewhere/x'), 403, 'FORBIDDEN'],
    ['a way out of the folder', get('/assets/..%5c..'), 403, 'FORBIDDEN'],
    ['half of a character', get('/%E0%A4%A'), 400, 'BAD_INPUT'],
    ['half of a character in a name', get('/api/pokemon/%ff'), 400, 'BAD_INPUT'],
    ['a zero', get('/%00'), 400, 'BAD_INPUT'],
    ['bytes that are no letters', get('/\x80\xff'), 400, 'BAD_REQUEST'],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    ['two hosts', get('/api/health', 'Host: elsewhere\r\n'), 400, 'BAD_REQUEST'],
    ['the same host twice', get('/api/health', 'hOST: localhost\r\n'), 400, 'BAD_REQUEST'],
    ['an unknown expectation', post('Expect: tea\r\n'), 417, 'EXPECTATION_FAILED'],
    ['a body that is not compressed', post('Content-Encoding: gzip\r\n'), 400, 'BAD_INPUT'],
    ['a body with an unknown compression', post('Content-Encoding: rot13\r\n'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a proxy', `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'METHOD_NOT_ALLOWED'],
    ['a method that is none', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['a method without a route', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`, 404, 'NOT_FOUND'],
  ])('%s', async (_what, text, status, code) => {
    const answer = await sendRaw(text);
    expect(Value.Errors(Problem, answer.body)).toEqual([]);
    expect(answer).toMatchObject({ status, body: { statusCode: status, code } });
  });
});
