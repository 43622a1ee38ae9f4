// The largest bodies that each route takes, right and wrong ones: what the main thread does for one of them delays all callers.
import { gameOf } from '@oversleep/game';
import type { Shot } from './load.ts';
import { creature, post, settingsOf } from './shots.ts';

const game = gameOf('2026-08');

const put = (path: string, body: unknown): Shot => ({ ...post(path, body), method: 'PUT' });
const rest = (size: number) => ({
  note: 'n'.repeat(1000),
  tags: Array.from({ length: 20 }, (_, t) => `tag ${t}`.padEnd(24, '.')),
  origin: { format: 'pokesleep-csv', at: '2026-01-01T00:00:00.000Z', raw: 'r'.repeat(size), flags: ['f'.repeat(200)] },
});
const full = (n: number, size: number) => {
  const species = game.species.rows[n % game.species.rows.length];
  const slot = (level: number, [set]: readonly { ingredient: { name: string }; amount: number }[] = []) => ({
    level,
    name: set?.ingredient.name ?? 'Apple',
    amount: set?.amount ?? 0,
  });
  return {
    ...creature(species?.name ?? 'PIKACHU', 60),
    ingredients: [slot(0, species?.ingredient0), slot(30, species?.ingredient30), slot(60, species?.ingredient60)],
    name: 'Bench',
    saved: true,
    shiny: false,
    ...rest(size),
  };
};
const many = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const lines = (record: string, bytes: number) => `${record}\n`.repeat(Math.floor(bytes / (record.length + 1)));
const MB = 1024 * 1024;
const members = (count: number) => many(count, (n) => creature('PIKACHU', 10 + n));
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const DISHES = { settings: settingsOf(1) };
const week = {
  ...DISHES,
  members: members(5),
  teams: [members(5), members(5), members(5)],
  now: { day: 'mon', time: '07:00' },
};

/** With a name, in the order of the routes. Those that need a session are sent with one. */
export const LARGEST: readonly (readonly [string, Shot])[] = [
  ['box/read: 1.3 MB of "x"', post('/api/box/read', { text: lines('x', 1.3 * MB) })],
  ['box/read: 5,000 lines', post('/api/box/read', { text: lines('oQEAr4wDZ3x-@Sparky', 5000 * 20) })],
  ['box/read: 2 MB of lines', post('/api/box/read', { text: lines('oQEAr4wDZ3x-@Sparky', 1.9 * MB) })],
  ['box/read: JSON of 1,500', post('/api/box/read', { text: JSON.stringify(many(1500, (n) => full(n, 100))) })],
  ['box/read: JSON, numbers', post('/api/box/read', { text: JSON.stringify(many(0.9 * MB, () => 1)) })],
  ['box/read: JSON, damaged', post('/api/box/read', { text: '{"a":['.repeat(0.22 * MB) })],
  [
    'box/write: 5,000 lines',
    post('/api/box/write', { text: lines('oQEAr4wDZ3x-@Sparky', 5000 * 20), to: 'oversleep' }),
  ],
  ['calculator/team', post('/api/calculator/team', { ...DISHES, members: members(5) })],
  ['calculator/iv', post('/api/calculator/iv', { ...DISHES, members: members(4), variants: members(10) })],
  ['calculator/week', post('/api/calculator/week', week)],
  ['calculator/team: wrong', post('/api/calculator/team', { ...DISHES, members: many(30_000, () => 0) })],
  [
    'search/team: 300',
    post('/api/search/team', { ...DISHES, steps: 1, candidates: many(300, (n) => creature('PIKACHU', 10 + (n % 50))) }),
  ],
  ['search/team: wrong', post('/api/search/team', { ...DISHES, candidates: many(250_000, () => 0) })],
  ['user/settings: wrong', put('/api/user/settings', { week: many(30_000, () => 0) })],
  ['user/recipes: wrong', put('/api/user/recipes', Object.fromEntries(many(4000, (n) => [`recipe ${n}`, 'x'])))],
  ['user/pokemons: 200', put('/api/user/pokemons', { creatures: many(200, (n) => full(n, 4000)), deleted: [] })],
  ['user/pokemons: wrong', put('/api/user/pokemons', { creatures: many(MB, () => 0), deleted: [] })],
  [
    'user/pokemons: wrong fields',
    put('/api/user/pokemons', {
      creatures: many(200, (n) => ({ ...full(n, 4000), level: 'x', nature: 0 })),
      deleted: [],
    }),
  ],
  [
    'user/import: 2,050',
    post('/api/user/import', { mode: 'replace', teams: [], creatures: many(2000, (n) => full(n, 2000)) }),
  ],
  [
    'user/import: wrong',
    post('/api/user/import', { mode: 'merge', teams: [], creatures: many(4 * MB - 100, () => 0) }),
  ],
  [
    'user/import: wrong fields',
    post('/api/user/import', {
      mode: 'merge',
      teams: [],
      creatures: many(2000, (n) => ({ ...full(n, 2000), level: 'x' })),
    }),
  ],
  [
    'user/import: unknown fields',
    post('/api/user/import', {
      mode: 'merge',
      teams: [],
      creatures: [],
      ...Object.fromEntries(many(400_000, (n) => [`f${n}`, 0])),
    }),
  ],
  [
    'user/import: deep',
    { ...post('/api/user/import', {}), body: `{"mode":"merge","teams":[],"creatures":${nested(20_000)}}` },
  ],
  ['GET user/pokemon', { method: 'GET', path: '/api/user/pokemon' }],
  ['GET user/export', { method: 'GET', path: '/api/user/export' }],
];
