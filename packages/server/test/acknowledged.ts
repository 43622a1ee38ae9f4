// Writes of a player that are checked later: what the server has acknowledged must be there.
import { randomUUID } from 'node:crypto';
import type { CreatureAnswer, CreatureWrite, Problem, TeamAnswer } from '@oversleep/contract';
import { expect } from 'vitest';
import type { Player } from './harness.ts';
import type { ServerProcess } from './server-process.ts';

/** What the server said that it has stored. */
export interface Acknowledged {
  readonly creatures: Map<string, number>;
  readonly recipes: Map<string, number>;
  readonly teams: Map<number, string>;
}

export const noneYet = (): Acknowledged => ({ creatures: new Map(), recipes: new Map(), teams: new Map() });

/** An answer other than yes. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(path: string, status: number, problem: Problem) {
    super(`${path} answered ${status} ${problem.code}`);
    this.status = status;
    this.problem = problem;
  }
}

export const creature = (externalId: string, level: number): CreatureWrite => ({
  externalId,
  pokemon: 'PIKACHU',
  name: 'Volt',
  level,
  ribbon: 1,
  skillLevel: 2,
  nature: 'Bashful',
  saved: true,
  shiny: false,
  subskills: [{ level: 10, subskill: 'Helping Speed M' }],
  ingredients: [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Apple', amount: 2 },
    { level: 60, name: 'Apple', amount: 4 },
  ],
});

/** One write of several kinds, noted once the server has said yes; throws when it has not. */
export async function sendWrite(
  server: Pick<ServerProcess, 'url'>,
  player: Player,
  stored: Acknowledged,
  round: number,
  number: number,
): Promise<void> {
  const put = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status >= 300) throw new Refused(path, response.status, await response.json());
    await response.arrayBuffer();
  };
  const level = 1 + (number % 60);
  if (number % 5 === 0) {
    const recipe = ['FANCY_APPLE_CURRY', 'FANCY_APPLE_SALAD', 'WARM_MOOMOO_MILK'][number % 3] ?? '';
    // Writers of the same row race, so only the highest level of a round counts.
    await put('/api/user/recipe', { recipe, level: 1 + round });
    stored.recipes.set(recipe, 1 + round);
    return;
  }
  if (number % 7 === 0) {
    const index = number % 10;
    const team = { name: `Round ${round}`, camp: false, bedtime: '21:30', wakeup: '06:00', recipeType: 'curry' };
    await put(`/api/team/meta/${index}`, team);
    stored.teams.set(index, team.name);
    return;
  }
  const id = randomUUID();
  const path = number % 3 === 0 ? `/api/team/${number % 10}/member/${number % 5}` : '/api/user/pokemon';
  await put(path, creature(id, level));
  stored.creatures.set(id, level);
}

export async function expectAll(
  server: Pick<ServerProcess, 'url'>,
  player: Player,
  stored: Acknowledged,
): Promise<void> {
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${player.token}` } });
    expect(response.status, path).toBe(200);
    return (await response.json()) as T;
  };
  const creatures = await get<CreatureAnswer[]>('/api/user/pokemon');
  const levels = new Map(creatures.map(({ externalId, level }) => [externalId, level]));
  const lost = [...stored.creatures].filter(([id, level]) => levels.get(id) !== level);
  expect(lost).toEqual([]);
  const recipes = await get<Record<string, number>>('/api/user/recipe');
  for (const [recipe, level] of stored.recipes) expect(recipes[recipe], recipe).toBeGreaterThanOrEqual(level);
  const { teams } = await get<{ teams: TeamAnswer[] }>('/api/team');
  const names = new Map(teams.map(({ index, name }) => [index, name]));
  for (const [index, name] of stored.teams)
    expect(Number(names.get(index)?.slice(6)), name).toBeGreaterThanOrEqual(Number(name.slice(6)));
}
