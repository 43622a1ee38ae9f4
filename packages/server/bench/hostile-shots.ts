// Calls with a text that no person writes in one place each: every field of every route, every place of every format, and links.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type RouteContract, routes } from '@oversleep/contract';
import { defaultTeam, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { FORMATS, writeBox, writeShared } from '@oversleep/interchange';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HOSTILE, HOSTILE_LETTERS, withEachText } from '../../interchange/test/hostile-text.ts';
import { creature, team } from '../test/samples.ts';
import type { Shot } from './load.ts';
import { post } from './shots.ts';

/** Longer addresses are refused before they are read. */
const LETTERS_OF_ADDRESS = 1300;
/** A text of one Pokémon has no more. */
const LETTERS_OF_RECORD = 16_000;
/** Of a link that is short enough to be unpacked. */
const LETTERS_OF_LINK = 2500;

const game = gameOf(NEWEST_EDITION);

interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const EXAMPLES: Readonly<Record<string, Sample>> = JSON.parse(
  readFileSync(new URL('../src/routes/open-examples.json', import.meta.url), 'utf8'),
);

const all: readonly (readonly [string, RouteContract])[] = Object.entries(routes);

/** What routes without an example in the documentation take. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  putCreature: { body: { ...creature(), note: 'mine', tags: ['berries'] } },
  putCreatures: { body: { creatures: [creature()], deleted: ['x'] } },
  importUser: { body: { mode: 'merge', creatures: [creature()], teams: [{ ...team(), teamIndex: 0 }] } },
  putTeam: { params: { teamIndex: '0' }, body: team() },
  putMember: { params: { teamIndex: '0', memberIndex: '0' }, body: creature() },
  patchUser: { body: { name: 'Ada', avatar: 'default' } },
  putRecipe: { body: { recipe: 'FANCY_APPLE_CURRY', level: 3 } },
  putArea: { body: { area: 'greengrass', bonus: 10 } },
  createApiKey: { body: { name: 'bot' } },
  createNews: { body: { title: 'Good night', content: 'Sleep well.' } },
  putRows: { body: { rows: [{ kind: 'week', key: '2026-11-16', data: { island: 'cyan' } }], deleted: [] } },
  signup: {
    body: { authorization_code: 'a', provider: 'google', redirect_uri: 'https://sleep.example', code_verifier: 'b' },
  },
  refresh: { body: { refresh_token: 'a' } },
};

function created(schema: TSchema): unknown {
  try {
    return Value.Create(schema);
  } catch {
    return {};
  }
}

function sampleOf(name: string, route: RouteContract): Sample {
  const known: Sample = SAMPLES[name] ?? EXAMPLES[name] ?? {};
  const named = (schema: TSchema | undefined, value: string) =>
    Object.fromEntries(
      Object.keys(schema && 'properties' in schema ? Object(schema.properties) : {}).map((key) => [key, value]),
    );
  return {
    params: { ...named(route.params, 'x'), ...known.params },
    query: { ...named(route.query, '1'), ...known.query },
    body: known.body ?? (route.body ? created(route.body) : undefined),
  };
}

const address = (path: string, { params = {}, query = {} }: Sample): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? 'x'));
  const asked = Object.entries(query).map(([key, value]) => `${key}=${encoded(value)}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};

/** Half a pair cannot be written in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

function sent(route: RouteContract, sample: Sample): Shot {
  const body = sample.body === undefined || route.method === 'GET' ? undefined : JSON.stringify(sample.body);
  return {
    method: route.method,
    path: address(route.path, sample),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  };
}

interface Named {
  readonly name: string;
  readonly shot: Shot;
}

function* ofRoute(name: string, route: RouteContract, textOf: (letters: number) => string): Generator<Named> {
  const sample = sampleOf(name, route);
  const short = () => textOf(LETTERS_OF_ADDRESS);
  for (const place of ['params', 'query'] as const)
    for (const key of Object.keys(sample[place] ?? {}))
      yield { name: `${name} ${key}`, shot: sent(route, { ...sample, [place]: { ...sample[place], [key]: short() } }) };
  for (const body of withEachText(sample.body, () => textOf(HOSTILE_LETTERS)))
    yield { name: `${name} body`, shot: sent(route, { ...sample, body }) };
}

const packed = (text: string) => `v1z.${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
const raichu = newCreature(game, game.species.get('RAICHU'), { id: 'id', random: () => 0.5, randomNickname: false });

function* ofLinks(textOf: (letters: number) => string): Generator<Named> {
  for (const letters of [LETTERS_OF_LINK, HOSTILE_LETTERS]) {
    const text = textOf(letters);
    const codes = {
      name: writeShared(game, { kind: 'creature', creature: { ...raichu, name: text } }),
      species: writeShared(game, { kind: 'creature', creature: { ...raichu, pokemon: text } }),
      team: writeShared(game, {
        ...{ kind: 'team', members: [raichu, null, null, null, null], snacking: [], potSize: 57 },
        team: { ...defaultTeam(0), name: text },
      }),
      nothing: text,
    };
    for (const [what, content] of Object.entries(codes)) {
      const code = packed(content);
      for (const path of [`/s/${code}`, `/card/${code}.png`])
        yield { name: `${path.slice(0, 3)} ${what}`, shot: { method: 'GET', path } };
      yield { name: `rate link ${what}`, shot: post('/api/rate', { link: `/s/${code}` }) };
    }
  }
  yield { name: 'rate text', shot: post('/api/rate', { text: textOf(LETTERS_OF_RECORD) }) };
  yield { name: 'rate link', shot: post('/api/rate', { link: textOf(4000) }) };
}

function* ofFormats(textOf: (letters: number) => string): Generator<Named> {
  for (const { id, write } of FORMATS) {
    if (!write) continue;
    const { text } = writeBox(game, { creatures: [{ ...raichu, name: 'Sparky' }] }, id);
    for (const word of ['Sparky', 'RAICHU', 'Raichu', raichu.nature]) {
      if (!text.includes(word)) continue;
      const quoted = JSON.stringify(textOf(HOSTILE_LETTERS)).slice(1, -1);
      const hostile = text.replace(word, () => quoted);
      yield { name: `box/read ${id}`, shot: post('/api/box/read', { text: hostile }) };
      yield { name: `box/write ${id}`, shot: post('/api/box/write', { text: hostile, to: 'pokesleep-csv' }) };
    }
  }
  yield { name: 'box/read text', shot: post('/api/box/read', { text: textOf(400_000) }) };
}

/** Each kind of text in so many places: with 1 all of them. */
export function* hostileShots(each = 1): Generator<Named> {
  let n = 0;
  for (const [kind, textOf] of HOSTILE) {
    const shots = [
      ...all.flatMap(([name, route]) => [...ofRoute(name, route, textOf)]),
      ...ofLinks(textOf),
      ...ofFormats(textOf),
    ];
    for (const { name, shot } of shots) {
      n += 1;
      if (n % each === 0) yield { name: `${name}: ${kind}`, shot };
    }
  }
}
