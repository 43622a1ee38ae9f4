// Calls that the benches send.
import { randomUUID } from 'node:crypto';
import type { Shot } from './load.ts';

const INGREDIENTS = [
  { level: 0, name: 'Apple', amount: 1 },
  { level: 30, name: 'Ginger', amount: 2 },
  { level: 60, name: 'Egg', amount: 3 },
];

export const creature = (pokemon: string, level: number, ribbon = 0) => ({
  externalId: randomUUID(),
  pokemon,
  level,
  ribbon,
  skillLevel: 3,
  nature: 'Bashful',
  subskills: [],
  ingredients: INGREDIENTS,
});

/** Another bedtime each time, so that no two calculations are the same. */
export const settingsOf = (number: number) => ({
  camp: number % 2 === 0,
  bedtime: `${String(20 + (number % 4)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}`,
  wakeup: '06:30',
});

export const post = (path: string, body: unknown): Shot => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Other levels each time as well. */
export function calculation(number: number): Shot {
  const members = ['PIKACHU', 'BULBASAUR', 'CHARMANDER', 'SQUIRTLE', 'GARDEVOIR'].map((pokemon, m) =>
    creature(pokemon, 10 + ((number * 7 + m * 13) % 50), m % 5),
  );
  return post('/api/calculator/team', { settings: settingsOf(number), members });
}

/** As much as one call may ask for: ten variants beside four others. */
export function heavyCalculation(number: number): Shot {
  const members = ['BULBASAUR', 'CHARMANDER', 'SQUIRTLE', 'GARDEVOIR'].map((pokemon, m) =>
    creature(pokemon, 10 + ((number * 11 + m * 13) % 50)),
  );
  const variants = Array.from({ length: 10 }, (_, v) => creature('PIKACHU', 50 + v));
  return post('/api/calculator/iv', { settings: settingsOf(number), members, variants });
}

export function counter(): () => number {
  let next = 0;
  return () => next++;
}
