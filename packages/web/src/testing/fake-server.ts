// A server for tests that handles a player's data: versions, conflicts, uploads and sessions behave like the real ones.
import type { BodyOf, CreatureAnswer, MemberAnswer, routes, TeamAnswer, UserImport } from '@oversleep/contract';
import {
  addedRow,
  type Fields,
  type PlayerWeek,
  rowName,
  SETTINGS,
  settingsBy,
  weekOfRows,
  weekRowsOf,
} from '@oversleep/game';
import { isRowName, rowKey } from '../state/data/weeks.ts';
import { createHistory } from './fake-history.ts';
import { SPECIFIED } from './specified.ts';

interface StoredTeam {
  readonly meta: Record<string, unknown>;
  readonly version: number;
  readonly members: ReadonlyMap<number, { readonly id: string; readonly sneakySnacking: boolean }>;
}

type Stored = Omit<CreatureAnswer, 'carrySize' | 'rp'>;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: never;
  readonly version: number | undefined;
  readonly etag: string | null;
}

class Refused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, code: string, extra: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.body = { statusCode: status, code, message: `${code}.`, ...extra };
  }
}

export interface FakeServer {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** All requests so far, such as `PUT /api/team/meta/0`. */
  readonly asked: string[];
  readonly teams: Map<number, StoredTeam>;
  readonly creatures: Map<string, Stored>;
  readonly settings: Record<string, unknown>;
  readonly areas: Record<string, number>;
  readonly recipes: Record<string, number>;
  /** By name, such as `log:2026-10-05/tue/lunch`. */
  readonly rows: Map<ReturnType<typeof rowName>, { readonly version: number; readonly data: Fields }>;
  /** Of a release without rows and changes. */
  isOld: boolean;
  /** How it behaves: `down` does not answer, a number is the status of every answer. */
  mode: 'up' | 'down' | number;
  /** Refuses requests whose address matches, and may say how many seconds to wait. */
  refuse:
    | { readonly pattern: RegExp; readonly status: number; readonly code: string; readonly retryAfter?: number }
    | undefined;
  /** Runs before a request is handled. */
  before: ((asked: string) => void | Promise<void>) | undefined;
}

export function createFakeServer(): FakeServer {
  let counter = 0;
  const teams: FakeServer['teams'] = new Map();
  const creatures: FakeServer['creatures'] = new Map();
  const settings: Record<string, unknown> = { ...settingsBy((name) => SETTINGS[name].default), edition: SPECIFIED };
  const account = { name: 'Ada', avatar: 'default', role: 'default', supporterSince: null };
  const areas: Record<string, number> = {};
  const recipes: Record<string, number> = {};
  const rows: FakeServer['rows'] = new Map();
  const history = createHistory();

  const creatureAnswer = (id: string): CreatureAnswer | undefined => {
    const stored = creatures.get(id);
    return stored && { ...stored, carrySize: 0, rp: 0 };
  };

  const teamAnswer = (index: number): TeamAnswer | undefined => {
    const team = teams.get(index);
    if (!team) return undefined;
    const members = [...team.members].flatMap(([memberIndex, { id, sneakySnacking }]): MemberAnswer[] => {
      const creature = creatureAnswer(id);
      return creature ? [{ ...creature, memberIndex, sneakySnacking }] : [];
    });
    return { ...(team.meta as unknown as TeamAnswer), index, version: team.version, members };
  };

  const allTeams = () => [...teams.keys()].sort().map((index) => teamAnswer(index));
  const box = () =>
    [...creatures.values()].filter(({ saved }) => saved).map(({ externalId }) => creatureAnswer(externalId));

  const dropUnneeded = () => {
    const used = new Set([...teams.values()].flatMap(({ members }) => [...members.values()].map(({ id }) => id)));
    for (const [id, { saved }] of creatures) if (!saved && !used.has(id)) creatures.delete(id);
  };

  const checkTeam = (index: number, version: number | undefined) => {
    if (!version) return;
    if (teams.get(index)?.version !== version)
      throw new Refused(409, 'VERSION_CONFLICT', { current: teamAnswer(index) ?? null });
  };

  const storeCreature = (creature: Stored, version: number | undefined) => {
    const known = creatures.get(creature.externalId);
    if (version && known?.version !== version)
      throw new Refused(409, 'VERSION_CONFLICT', { current: creatureAnswer(creature.externalId) ?? null });
    creatures.set(creature.externalId, { ...creature, version: counter });
  };

  const defaults = (index: number) => ({
    name: `Helper team ${index + 1}`,
    camp: false,
    bedtime: '21:30',
    wakeup: '06:00',
    recipeType: 'curry',
  });

  const storeTeam = (index: number, change: Partial<StoredTeam>) => {
    const known = teams.get(index) ?? { meta: defaults(index), members: new Map(), version: 0 };
    teams.set(index, { ...known, ...change, version: counter });
  };

  const putMember = (index: number, place: number, { body, version }: Request) => {
    const { sneakySnacking = false, version: own, ...creature } = body as Stored & { sneakySnacking?: boolean };
    checkTeam(index, version);
    storeCreature(creature as Stored, own);
    const members = new Map(teams.get(index)?.members);
    members.set(place, { id: creature.externalId, sneakySnacking });
    storeTeam(index, { members });
    dropUnneeded();
    const stored = creatureAnswer(creature.externalId);
    return { ...stored, memberIndex: place, sneakySnacking, teamVersion: counter };
  };

  const deleteMember = (index: number, place: number, version: number | undefined) => {
    const members = new Map(teams.get(index)?.members);
    if (!members.has(place)) throw new Refused(404, 'NOT_FOUND');
    checkTeam(index, version);
    members.delete(place);
    storeTeam(index, { members });
    dropUnneeded();
  };

  const deleteCreature = (externalId: string) => {
    if (!creatures.delete(externalId)) throw new Refused(404, 'NOT_FOUND');
    for (const [index, { members }] of teams) {
      const left = new Map([...members].filter(([, { id }]) => id !== externalId));
      if (left.size < members.size) storeTeam(index, { members: left });
    }
  };

  const putCreatures = ({ creatures: sent, deleted }: { creatures: Stored[]; deleted: string[] }) => {
    const stored: { externalId: string; version: number }[] = [];
    const refused: { externalId: string; problem: unknown }[] = [];
    for (const { version, ...creature } of sent) {
      const { externalId } = creature;
      try {
        storeCreature(creature as Stored, version);
        stored.push({ externalId, version: counter });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused.push({ externalId, problem: error.body });
      }
    }
    for (const id of deleted) if (creatures.has(id)) deleteCreature(id);
    dropUnneeded();
    return {
      stored: stored.map(({ externalId, version }) => ({
        externalId,
        version: creatures.has(externalId) ? version : 0,
      })),
      refused,
    };
  };

  const week = () => weekOfRows([...rows].map(([name, { data }]) => ({ ...rowKey(name), data })));

  const putSettings = ({ week: sent, ...others }: Record<string, unknown>) => {
    Object.assign(settings, others);
    if (server.isOld || sent === null) rows.clear();
    const planned = sent as PlayerWeek | null | undefined;
    for (const row of planned ? weekRowsOf(planned, rows.get(`week:${planned.monday}`)?.data) : [])
      rows.set(rowName(row), { version: counter, data: addedRow(row, rows.get(rowName(row))?.data) });
  };

  const putRows = ({ rows: sent, deleted }: BodyOf<typeof routes.putRows>) => {
    const answered = sent.map(({ kind, key, version, data }) => {
      const known = rows.get(`${kind}:${key}`);
      if (version !== undefined && version !== (known?.version ?? 0)) {
        const problem = new Refused(409, 'VERSION_CONFLICT', { current: known ?? null }).body;
        return { kind, key, problem };
      }
      rows.set(`${kind}:${key}`, { version: counter, data: JSON.parse(JSON.stringify(data)) });
      return { kind, key, version: counter };
    });
    for (const row of deleted) rows.delete(rowName(row));
    return {
      stored: answered.filter((one) => 'version' in one),
      refused: answered.filter((one) => 'problem' in one),
    };
  };

  const changes = ({ path, etag }: Request) => {
    const since = Number(new URLSearchParams(path.split('?')[1]).get('since'));
    const { version, ...news } = history.since(etag === null ? 0 : since, [
      ...[...teams.keys()].map((index) => ['team', String(index), teamAnswer(index)] as const),
      ...[...creatures.keys()].map((id) => ['creature', id, creatureAnswer(id)] as const),
      ...[...rows].map(([name, row]) => ['row', name, { ...rowKey(name), ...row }] as const),
      ...Object.entries(areas).map(([name, bonus]) => ['area', name, bonus] as const),
      ...Object.entries(recipes).map(([name, level]) => ['recipe', name, level] as const),
      ['settings', '', settings],
      ['account', '', account],
    ]);
    if (etag === `"${version}"`) return undefined;
    const changedOf = (kind: string) => news.changed.filter(([one]) => one === kind);
    return {
      version,
      whole: news.whole,
      account: changedOf('account')[0]?.[2],
      settings: changedOf('settings')[0]?.[2],
      recipes: Object.fromEntries(changedOf('recipe').map(([, name, level]) => [name, level])),
      areas: Object.fromEntries(changedOf('area').map(([, name, bonus]) => [name, bonus])),
      teams: changedOf('team').map(([, , team]) => team),
      creatures: changedOf('creature').map(([, , creature]) => creature),
      rows: changedOf('row').map(([, , row]) => row),
      deleted: news.deleted.map(([kind, key]) => (kind === 'row' && isRowName(key) ? rowKey(key) : { kind, key })),
    };
  };

  const importUser = (body: UserImport) => {
    if (body.mode === 'replace') {
      for (const store of [teams, creatures, rows]) store.clear();
      for (const store of [areas, recipes]) for (const key of Object.keys(store)) delete store[key];
    }
    putSettings({ ...body.settings });
    Object.assign(areas, body.areas);
    Object.assign(recipes, body.recipes);
    for (const creature of body.creatures) storeCreature(creature as Stored, undefined);
    for (const { index, members, ...meta } of body.teams) {
      if (members.some(({ externalId }) => !creatures.has(externalId))) throw new Refused(400, 'BAD_INPUT');
      const places = members.map(
        ({ memberIndex, externalId, sneakySnacking = false }) =>
          [memberIndex, { id: externalId, sneakySnacking }] as const,
      );
      storeTeam(index, { meta, members: new Map(places) });
    }
    dropUnneeded();
    return { teams: allTeams(), creatures: box() };
  };

  const answer = (request: Request): unknown => {
    const { method, path, body, version } = request;
    if (path.startsWith('/api/user/changes')) {
      if (server.isOld) throw new Refused(404, 'NOT_FOUND');
      return changes(request);
    }
    const [, first, second, third, fourth, fifth] = path.split('/');
    if (method !== 'GET') counter += 1;
    const key = `${method} ${[first, second, third].join('/')}`;
    switch (key) {
      case 'GET api/team/':
        return { teams: allTeams() };
      case 'GET api/user/pokemon':
        return box();
      case 'GET api/user/settings':
        return {
          ...account,
          ...settings,
          week: week(),
          areaBonuses: areas,
          version: 1,
        };
      case 'GET api/user/recipe':
        return recipes;
      case 'GET api/notifications/':
        return { notifications: [] };
      case 'GET api/friends/':
        return { friends: [], requested: [] };
      case 'PUT api/team/meta':
        checkTeam(Number(fourth), version);
        storeTeam(Number(fourth), { meta: body });
        return teamAnswer(Number(fourth));
      case 'PUT api/user/settings':
        putSettings(body);
        return undefined;
      case 'PUT api/user/rows':
        if (server.isOld) throw new Refused(404, 'NOT_FOUND');
        return putRows(body);
      case 'PUT api/user/area':
        areas[(body as { area: string }).area] = (body as { bonus: number }).bonus;
        return undefined;
      case 'PUT api/user/recipes':
        if (Object.keys(body).includes('NO_SUCH_DISH')) throw new Refused(400, 'BAD_INPUT');
        Object.assign(recipes, body);
        return undefined;
      case 'PUT api/user/pokemon':
        storeCreature(body, version);
        dropUnneeded();
        return undefined;
      case 'PUT api/user/pokemons':
        return putCreatures(body);
      case 'DELETE api/user/pokemon':
        return deleteCreature(String(fourth));
      case 'POST api/user/import':
        return importUser(body);
      case 'POST api/login/logout':
      case 'DELETE api/user/':
        return undefined;
    }
    const index = Number(third);
    if (second === 'team' && fourth === 'member') {
      if (method === 'PUT') return putMember(index, Number(fifth), request);
      return deleteMember(index, Number(fifth), version);
    }
    if (second === 'team' && method === 'DELETE') {
      if (teams.has(index)) checkTeam(index, version);
      teams.delete(index);
      dropUnneeded();
      return {};
    }
    throw new Refused(404, 'NOT_FOUND');
  };

  const server: FakeServer = {
    asked: [],
    teams,
    creatures,
    settings,
    areas,
    recipes,
    rows,
    isOld: false,
    mode: 'up',
    refuse: undefined,
    before: undefined,
    fetch: async (url, init) => {
      const asked = `${init.method} ${url}`;
      server.asked.push(asked);
      await server.before?.(asked);
      if (server.mode === 'down') throw new TypeError('Failed to fetch');
      const status = server.mode === 'up' ? undefined : server.mode;
      try {
        if (status !== undefined) throw new Refused(status, 'BROKEN');
        if (server.refuse?.pattern.test(asked)) throw new Refused(server.refuse.status, server.refuse.code);
        const sent = new Headers(init.headers);
        const etag = sent.get('if-match');
        const answered = answer({
          method: init.method ?? 'GET',
          path: url.replace(/^(\/api\/(?:team|notifications|friends|user))$/, '$1/'),
          body: (init.body ? JSON.parse(String(init.body)) : undefined) as never,
          version: etag === null ? undefined : Number(etag.replaceAll('"', '')),
          etag: sent.get('if-none-match'),
        });
        if (asked.startsWith('GET /api/user/changes')) {
          const headers = { etag: `"${history.version()}"` };
          return answered
            ? new Response(JSON.stringify(answered), { headers })
            : new Response(null, { status: 304, headers });
        }
        if (answered === undefined) return new Response(null, { status: 204, headers: { etag: `"${counter}"` } });
        return new Response(JSON.stringify(answered), { status: 200 });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { retryAfter } = server.refuse ?? {};
        const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        return new Response(JSON.stringify(error.body), { status: error.status, headers });
      }
    },
  };
  return server;
}
