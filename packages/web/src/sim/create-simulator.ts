// The one who answers what teams make: in workers on this device, else on the server, and what was asked before at once.
import type { CheckedTeam, Doubtful, RequestMember, Trace, TraceKey } from '@oversleep/engine';
import type { MemberIv, Outlook, Production } from '../state/data/results.ts';
import type { Preferences } from '../state/data/user.ts';
import { isLast, type OnAnswer, type OnRival, type Progress, type Rival, type Worths } from './answers.ts';
import { forMembers } from './for-members.ts';
import { keyOf } from './keys.ts';
import { type Lane, NoWorker, type Pool } from './pool.ts';
import type { TeamQuestion } from './question.ts';
import { createRecent } from './recent.ts';
import type { ServerSide } from './server.ts';
import type { Part, Task } from './tasks.ts';

/**
 * All calls can be given up by their signal: they reject with its reason at once, and nothing is called back any more.
 * `place` is that of a member of the question.
 */
export interface Simulator {
  /** Calls back with a first answer soon, then with better ones, until the weekly total is known well. */
  readonly team: (question: TeamQuestion, onAnswer: OnAnswer, signal: AbortSignal) => Promise<void>;
  /** Against the three ideal builds; what is usual follows by the callback, if that is known at all. */
  readonly iv: (
    question: TeamQuestion,
    place: number,
    signal: AbortSignal,
    onIv?: (iv: MemberIv) => void,
  ) => Promise<MemberIv>;
  /** What each upgrade of a member would add, with the same luck; the callback shows how far it is. */
  readonly upgrades: (
    question: TeamQuestion,
    place: number,
    signal: AbortSignal,
    onOutlook?: (outlook: Outlook, progress: Progress) => void,
  ) => Promise<Outlook>;
  /** What each member is worth to the team, one after the other: with it against without it, with the same luck. */
  readonly worth: (
    question: TeamQuestion,
    signal: AbortSignal,
    onWorths?: (worths: Worths, progress: Progress) => void,
  ) => Promise<Worths>;
  /** What each of some creatures would add to the members of the question, who may be nobody; when nothing else is to be done. */
  readonly gains: (
    question: TeamQuestion,
    joining: readonly RequestMember[],
    signal: AbortSignal,
  ) => Promise<readonly Doubtful[]>;
  /** What the team would make more if it were each of these, with the same luck; the callback has as many as are known. */
  readonly changes: (
    question: TeamQuestion,
    changes: readonly CheckedTeam[],
    signal: AbortSignal,
    onGains?: (gains: readonly Doubtful[]) => void,
  ) => Promise<readonly Doubtful[]>;
  /** One day of one week, moment by moment. */
  readonly day: (question: TeamQuestion, key: TraceKey, signal: AbortSignal) => Promise<Trace>;
  /** One of several that are compared, all with the same luck: a member, or for null the whole team. */
  readonly rival: (
    question: TeamQuestion,
    place: number | null,
    onRival: OnRival,
    signal: AbortSignal,
  ) => Promise<void>;
}

export interface SimulatorParts {
  /** Undefined on a device without workers. */
  readonly pool: Pool | undefined;
  /** Runs tasks in the page: for what the server does not offer, on a device without workers. */
  readonly here: Pool;
  readonly server: ServerSide;
  readonly simulateOn: () => Preferences['simulateOn'];
}

/** A production is large: these are some megabytes. */
const REMEMBERED_TEAMS = 40;
const REMEMBERED_MEMBERS = 200;

export function createSimulator({ pool, here, server, simulateOn }: SimulatorParts): Simulator {
  const productions = createRecent<Production>(REMEMBERED_TEAMS);
  const rivals = createRecent<Rival>(REMEMBERED_TEAMS);
  const changesOf = createRecent<readonly Doubtful[]>(REMEMBERED_TEAMS);
  const worthsOf = createRecent<Worths>(REMEMBERED_MEMBERS);

  const onDevice = async (task: Task, lane: Lane, onPart: (part: Part) => void, signal: AbortSignal) => {
    try {
      await (pool ?? here).run(task, lane, onPart, signal);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      await here.run(task, lane, onPart, signal);
    }
  };

  /** In a worker if there is one and the player does not mind, else by the server. */
  const preferred = async (inWorker: (workers: Pool) => Promise<void>, onServer: () => Promise<void>) => {
    if (!pool || simulateOn() === 'server') return onServer();
    try {
      await inWorker(pool);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      await onServer();
    }
  };

  const team: Simulator['team'] = async (question, onAnswer, signal) => {
    signal.throwIfAborted();
    const key = keyOf(question);
    const known = productions.get(key);
    const tell = (production: Production, progress: Progress) => {
      if (isLast(progress)) productions.set(key, production);
      if (!signal.aborted) onAnswer(forMembers(production, question), progress);
    };
    if (known) return tell(known, FINAL);
    const onPart = (part: Part) => {
      if (part.kind === 'team') tell(part.production, part.progress);
    };
    await preferred(
      (workers) => workers.run({ kind: 'team', question }, 'now', onPart, signal),
      async () => tell(await server.team(question, signal), FINAL),
    );
    signal.throwIfAborted();
  };

  return {
    team,

    iv: async (question, place, signal, onIv) => {
      signal.throwIfAborted();
      let iv: MemberIv | undefined;
      const tell = (better: MemberIv) => {
        iv = better;
        if (!signal.aborted) onIv?.(better);
      };
      await preferred(
        (workers) =>
          workers.run({ kind: 'iv', question, place }, 'later', (part) => part.kind === 'iv' && tell(part.iv), signal),
        async () => tell(await server.iv(question, place, signal)),
      );
      signal.throwIfAborted();
      if (!iv) throw new Error('The comparison with ideal builds came to nothing');
      return iv;
    },

    upgrades: async (question, place, signal, onOutlook) => {
      signal.throwIfAborted();
      let outlook: Outlook | undefined;
      const onPart = (part: Part) => {
        if (part.kind !== 'upgrades') return;
        outlook = part.outlook;
        onOutlook?.(part.outlook, part.progress);
      };
      await onDevice({ kind: 'upgrades', question, place }, 'later', onPart, signal);
      if (!outlook) throw new Error('The comparison of upgrades came to nothing');
      return outlook;
    },

    worth: async (question, signal, onWorths) => {
      signal.throwIfAborted();
      const key = keyOf(question);
      let worths = worthsOf.get(key);
      if (worths) return worths;
      const onPart = (part: Part) => {
        if (part.kind !== 'worth') return;
        worths = part.worths;
        onWorths?.(part.worths, part.progress);
      };
      await onDevice({ kind: 'worth', question }, 'later', onPart, signal);
      if (!worths) throw new Error('The comparison of members came to nothing');
      worthsOf.set(key, worths);
      return worths;
    },

    gains: async (question, joining, signal) => {
      let known: readonly Doubtful[] | undefined;
      const onPart = (part: Part) => {
        if (part.kind === 'gains') known = part.gains;
      };
      await onDevice({ kind: 'gains', question, joining }, 'spare', onPart, signal);
      if (!known) throw new Error('What they would add was not told');
      return known;
    },

    changes: async (question, changes, signal, onGains) => {
      signal.throwIfAborted();
      const key = [question, ...changes.map((team) => ({ ...question, ...team }))].map(keyOf).join(' ');
      const known = changesOf.get(key);
      if (known || changes.length === 0) return known ?? [];
      let gains: readonly Doubtful[] = [];
      const onPart = (part: Part) => {
        if (part.kind !== 'changes') return;
        gains = part.gains;
        onGains?.(part.gains);
      };
      await onDevice({ kind: 'changes', question, changes }, 'later', onPart, signal);
      if (gains.length !== changes.length) throw new Error('The comparison of steps came to nothing');
      changesOf.set(key, gains);
      return gains;
    },

    day: async (question, key, signal) => {
      let told: Trace | undefined;
      const onPart = (part: Part) => {
        if (part.kind === 'day') told = part.trace;
      };
      await onDevice({ kind: 'day', question, key }, 'now', onPart, signal);
      if (!told) throw new Error('The day was not told');
      return told;
    },

    rival: async (question, place, onRival, signal) => {
      signal.throwIfAborted();
      const key = `${place} ${keyOf(question)}`;
      const tell = (rival: Rival, progress: Progress) => {
        if (progress.final) rivals.set(key, rival);
        if (!signal.aborted) onRival({ ...rival, production: forMembers(rival.production, question) }, progress);
      };
      const known = rivals.get(key);
      if (known) return tell(known, FINAL);
      const onPart = (part: Part) => {
        if (part.kind === 'rival') tell(part.rival, part.progress);
      };
      await preferred(
        (workers) => workers.run({ kind: 'rival', question, place }, 'now', onPart, signal),
        async () => tell({ production: await server.team(question, signal), values: null }, FINAL),
      );
      signal.throwIfAborted();
    },
  };
}

const FINAL: Progress = { done: 1, final: true };
