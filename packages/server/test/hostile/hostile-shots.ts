// Calls with a text that no person writes in one place each: every field of every route, every place of every format, and links.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type RouteContract, routes } from '@oversleep/contract';
import { defaultTeam, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { FORMATS, writeBox, writeShared } from '@oversleep/interchange';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HOSTILE, HOSTILE_LETTERS, withEachText } from '../../../../tools/checks/hostile-text.mjs';
import type { Shot } from '../../bench/load.ts';
import { post } from '../../bench/shots.ts';
import { creature, team } from '../samples.ts';

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
  readFileSync(new URL('../../src/routes/open-examples.json', import.meta.url), 'utf8'),
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

type TextOf = (letters: number) => string;

/** Somewhere a text can be. */
interface Place {
  readonly name: string;
  readonly shot: (textOf: TextOf) => Shot;
}

function placesOfRoute(name: string, route: RouteContract): readonly Place[] {
  const sample = sampleOf(name, route);
  const inAddress = (['params', 'query'] as const).flatMap((part) =>
    Object.keys(sample[part] ?? {}).map((key) => ({
      name: `${name} ${key}`,
      shot: (textOf: TextOf) =>
        sent(route, { ...sample, [part]: { ...sample[part], [key]: textOf(LETTERS_OF_ADDRESS) } }),
    })),
  );
  const inBody = withEachText(sample.body, () => '').map((_, place) => ({
    name: `${name} body`,
    shot: (textOf: TextOf) =>
      sent(route, { ...sample, body: withEachText(sample.body, () => textOf(HOSTILE_LETTERS))[place] }),
  }));
  return [...inAddress, ...inBody];
}

const packed = (text: string) => `v1z.${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
const raichu = newCreature(game, game.species.get('RAICHU'), { id: 'id', random: () => 0.5, randomNickname: false });

const CONTENTS: Readonly<Record<string, (text: string) => string>> = {
  name: (text) => writeShared(game, { kind: 'creature', creature: { ...raichu, name: text } }),
  species: (text) => writeShared(game, { kind: 'creature', creature: { ...raichu, pokemon: text } }),
  team: (text) =>
    writeShared(game, {
      ...{ kind: 'team', members: [raichu, null, null, null, null], snacking: [], potSize: 57 },
      team: { ...defaultTeam(0), name: text },
    }),
  nothing: (text) => text,
};

const LINKS: readonly Place[] = Object.entries(CONTENTS).flatMap(([what, content]) =>
  [LETTERS_OF_LINK, HOSTILE_LETTERS].flatMap((letters) => {
    const code = (textOf: TextOf) => packed(content(textOf(letters)));
    return [
      { name: `page of ${what}`, shot: (textOf: TextOf) => ({ method: 'GET', path: `/s/${code(textOf)}` }) },
      { name: `card of ${what}`, shot: (textOf: TextOf) => ({ method: 'GET', path: `/card/${code(textOf)}.png` }) },
      { name: `rate ${what}`, shot: (textOf: TextOf) => post('/api/rate', { link: `/s/${code(textOf)}` }) },
    ] as const;
  }),
);

const RECORDS: readonly Place[] = [
  { name: 'rate text', shot: (textOf) => post('/api/rate', { text: textOf(LETTERS_OF_RECORD) }) },
  { name: 'rate link', shot: (textOf) => post('/api/rate', { link: textOf(4000) }) },
  { name: 'box/read text', shot: (textOf) => post('/api/box/read', { text: textOf(400_000) }) },
];

const WRITTEN: readonly Place[] = FORMATS.flatMap(({ id, write }) => {
  if (!write) return [];
  const { text } = writeBox(game, { creatures: [{ ...raichu, name: 'Sparky' }] }, id);
  const isJson = /^[[{]/.test(text);
  const written = (hostile: string) => (isJson ? JSON.stringify(hostile).slice(1, -1) : hostile);
  return ['Sparky', 'RAICHU', 'Raichu', raichu.nature]
    .filter((word) => text.includes(word))
    .flatMap((word) => {
      const box = (textOf: TextOf) => text.replace(word, () => written(textOf(HOSTILE_LETTERS)));
      return [
        { name: `box/read ${id}`, shot: (textOf: TextOf) => post('/api/box/read', { text: box(textOf) }) },
        {
          name: `box/write ${id}`,
          shot: (textOf: TextOf) => post('/api/box/write', { text: box(textOf), to: 'pokesleep-csv' }),
        },
      ];
    });
});

/** Each kind of text in one of so many places: with 1 in all of them. */
export function* hostileShots(each = 1): Generator<{ readonly name: string; readonly shot: Shot }> {
  const places = [...all.flatMap(([name, route]) => placesOfRoute(name, route)), ...LINKS, ...RECORDS, ...WRITTEN];
  let n = 0;
  for (const [kind, textOf] of HOSTILE)
    for (const { name, shot } of places) {
      n += 1;
      if (n % each === 0) yield { name: `${name}: ${kind}`, shot: shot(textOf) };
    }
}
