// Calls of the flood bench: sent by the guest who floods, and by those who suffer from it.
import type { Shot } from './load.ts';
import { counter, creature, post, settingsOf } from './shots.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

export async function send(
  url: string,
  { method, path, headers, body }: Shot,
  more: Shot['headers'],
): Promise<HttpAnswer> {
  const call = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...more },
    ...(body === undefined ? {} : { body }),
  });
  return { status: call.status, text: await call.text() };
}

export const numbers = counter();
const SPECIES = ['PIKACHU', 'RAICHU', 'DRAGONITE', 'GENGAR', 'GOLEM', 'SYLVEON', 'WIGGLYTUFF', 'VENUSAUR', 'ABSOL'];
const box = (size: number) =>
  Array.from({ length: size }, (_, n) => creature(SPECIES[n % SPECIES.length] ?? 'PIKACHU', 10 + (n % 50)));
export const search = (size: number, steps: number) =>
  post('/api/search/team', { settings: settingsOf(1), candidates: box(size), seed: numbers(), steps });
export const week = () =>
  post('/api/calculator/week', {
    settings: settingsOf(numbers()),
    members: box(5),
    now: { day: 'mon', time: '07:00' },
    policy: { sunday: true },
  });
/** With production; one number is always the same Pokémon, and the first thousands are all different. */
export const rating = (number: number) => {
  const level = 1 + (number % 60);
  const species = SPECIES[Math.floor(number / 60) % SPECIES.length] ?? 'PIKACHU';
  const skillLevel = 1 + (Math.floor(number / (60 * SPECIES.length)) % 6);
  const { externalId: _, ...one } = creature(species, level, Math.floor(number / (360 * SPECIES.length)) % 5);
  return post('/api/rate', { creature: { ...one, ingredients: [], skillLevel }, production: true });
};
export const lines = (count: number) => post('/api/box/read', { text: `oQEAr4wDZ3x-@${numbers()}\n`.repeat(count) });
