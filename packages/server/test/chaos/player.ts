// A player who writes rows of their own, one after the other, and afterwards looks for what was acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '@oversleep/contract';
import { creature, SETTINGS } from '../calculator-teams.ts';
import { type Answer, type Call, fieldIn, listIn, signIn, textIn } from './call.ts';
import type { ChaosServer } from './server.ts';
import type { Tally } from './tally.ts';

export interface ChaosPlayer {
  readonly play: (until: AbortSignal) => Promise<void>;
  /** Rows whose value is neither the last acknowledged one nor one that was sent after it. */
  readonly losses: () => Promise<readonly string[]>;
}

interface PlayerPlan {
  readonly name: string;
  readonly target: string;
  /** One is taken by chance for every call. */
  readonly servers: readonly ChaosServer[];
  readonly call: Call;
  readonly tally: Tally;
}

/** One row that the player owns, and the values that it may have now. */
interface Row {
  readonly label: string;
  readonly write: (number: number) => { readonly method: string; readonly path: string; readonly body: unknown };
  readonly valueOf: (number: number) => string;
  readonly read: (stored: Stored) => string;
  /** Begins with the last one that was acknowledged. */
  allowed: readonly string[];
}

interface Stored {
  readonly user: unknown;
  readonly settings: unknown;
  readonly creatures: readonly unknown[];
  readonly teams: readonly unknown[];
  readonly recipes: unknown;
}

const CREATURES = 6;
const TEAMS = 3;
const RECIPES = ['FANCY_APPLE_CURRY', 'FANCY_APPLE_SALAD', 'WARM_MOOMOO_MILK'];
/** After a refusal. */
const REST_MS = 200;
const READ_AGAIN = 100;
/** So often one of the calls is no write. */
const READS = 0.2;
const CALCULATIONS = 0.1;
const SEARCHES = 0.02;
const SPECIES = ['PIKACHU', 'RAICHU', 'GENGAR', 'GOLEM', 'SYLVEON', 'VENUSAUR'];

export function createPlayer({ name, target, servers, call, tally }: PlayerPlan): ChaosPlayer {
  const tokens = new Map<string, string>();
  const rows = rowsOf();
  let next = 1;

  /** Signs in again where the token is not, or no longer, good: clocks jump. */
  const asPlayer = async (server: ChaosServer, method: string, path: string, body?: unknown): Promise<Answer> => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const token = tokens.get(server.url) ?? (await signIn(call, server.url, name));
      if (token === undefined) return { status: 0, body: undefined };
      tokens.set(server.url, token);
      const answer = await call(method, `${server.url}${path}`, { token, ...(body === undefined ? {} : { body }) });
      if (answer.status !== 401) return answer;
      tokens.delete(server.url);
    }
    return { status: 401, body: undefined };
  };

  const write = async (server: ChaosServer, row: Row): Promise<boolean> => {
    const number = next++;
    const value = row.valueOf(number);
    row.allowed = [...row.allowed, value];
    const { method, path, body } = row.write(number);
    const { status } = await asPlayer(server, method, path, body);
    if (status < 200 || status >= 300) return false;
    row.allowed = [value];
    tally.acknowledged(target);
    return true;
  };

  const other = async (server: ChaosServer, kind: number): Promise<boolean> => {
    const members = SPECIES.slice(0, 5).map((pokemon) => creature(pokemon, { level: 10 + (next % 50) }));
    if (kind < SEARCHES) {
      const body = { settings: SETTINGS, candidates: SPECIES.map((pokemon) => creature(pokemon)), steps: 60 };
      return (await asPlayer(server, 'POST', routes.startSearch.path, body)).status < 300;
    }
    if (kind < SEARCHES + CALCULATIONS)
      return (await asPlayer(server, 'POST', routes.calculateTeam.path, { settings: SETTINGS, members })).status < 300;
    return (await asPlayer(server, 'GET', routes.settings.path)).status < 300;
  };

  const read = async (server: ChaosServer): Promise<Stored> => {
    const get = async (path: string): Promise<unknown> => {
      // On a busy machine a server may still be catching up.
      for (let attempt = 0; attempt < READ_AGAIN; attempt += 1) {
        const { status, body } = await asPlayer(server, 'GET', path);
        if (status === 200) return body;
        await pause(REST_MS);
      }
      throw new Error(`${path} of ${server.name} cannot be read after the run`);
    };
    const creatures = await get(routes.creatures.path);
    return {
      user: await get(routes.user.path),
      settings: await get(routes.settings.path),
      creatures: Array.isArray(creatures) ? creatures : [],
      teams: listIn(await get(routes.teams.path), 'teams'),
      recipes: await get(routes.recipes.path),
    };
  };

  return {
    play: async (until) => {
      while (!until.aborted) {
        const server = servers[Math.floor(Math.random() * servers.length)];
        const row = rows[next % rows.length];
        if (server === undefined || row === undefined) return;
        const kind = Math.random();
        const isWrite = kind >= SEARCHES + CALCULATIONS + READS;
        const worked = await (isWrite ? write(server, row) : other(server, kind));
        if (!worked) {
          if (!isWrite) next += 1;
          await pause(REST_MS * (0.5 + Math.random()));
        }
      }
    },
    losses: async () => {
      const lost: string[] = [];
      for (const server of servers) {
        const stored = await read(server);
        for (const row of rows) {
          const found = row.read(stored);
          if (!row.allowed.includes(found))
            lost.push(`${name} ${row.label} by ${server.name}: ${found} instead of ${row.allowed.join(' or ')}`);
        }
      }
      return lost;
    },
  };
}

function rowsOf(): readonly Row[] {
  const put = (path: string, body: unknown) => ({ method: 'PUT', path, body });
  const creatures = Array.from({ length: CREATURES }, (_, place): Row => {
    const sent = creature('PIKACHU', { saved: true, shiny: false });
    return {
      label: `creature ${place}`,
      write: (number) => put(routes.putCreature.path, { ...sent, name: `V${number}` }),
      valueOf: (number) => `V${number}`,
      read: (stored) =>
        textIn(
          stored.creatures.find((one) => textIn(one, 'externalId') === sent.externalId),
          'name',
        ),
      allowed: [''],
    };
  });
  const teams = Array.from(
    { length: TEAMS },
    (_, index): Row => ({
      label: `team ${index}`,
      write: (number) => put(`/api/team/meta/${index}`, { ...SETTINGS, name: `T${number}`, recipeType: 'curry' }),
      valueOf: (number) => `T${number}`,
      read: (stored) =>
        textIn(
          stored.teams.find((team) => fieldIn(team, 'index') === index),
          'name',
        ),
      allowed: [''],
    }),
  );
  const recipes = RECIPES.map((recipe): Row => {
    const level = (number: number) => 1 + (number % 50);
    return {
      label: recipe,
      write: (number) => put(routes.putRecipe.path, { recipe, level: level(number) }),
      valueOf: (number) => String(level(number)),
      read: (stored) => textIn(stored.recipes, recipe),
      allowed: [''],
    };
  });
  const pot = (number: number) => 15 + 3 * (number % 10);
  return [
    ...creatures,
    ...teams,
    ...recipes,
    {
      label: 'pot size',
      write: (number) => put(routes.putSettings.path, { potSize: pot(number) }),
      valueOf: (number) => String(pot(number)),
      read: (stored) => textIn(stored.settings, 'potSize'),
      allowed: [''],
    },
  ];
}

export const newName = (): string => `Chaos ${randomUUID().slice(0, 8)}`;
