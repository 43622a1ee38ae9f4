// The one who answers what teams make: in workers on this device, else on the server, and what was asked before at once.
import type { CheckedTeam, Estimate, RequestMember, Trace, TraceKey } from '@oversleep/engine';
import type { MemberIv, Outlook, Production } from '../state/data/results.ts';
import type { Preferences } from '../state/data/user.ts';
import { type Ask, NoWorker } from '../workers/ask.ts';
import { isLast, type OnAnswer, type OnRival, type Progress, type Rival, type Worths } from './answers.ts';
import { forMembers } from './for-members.ts';
import { changesKey, keyOf } from './keys.ts';
import type { TeamQuestion } from './question.ts';
import { createRecent } from './recent.ts';
import type { ServerSide } from './server.ts';
import type { RivalPart, SimTasks, TeamPart } from './tasks.ts';

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
  ) => Promise<readonly Estimate[]>;
  /** What the team would make more if it were each of these, with the same luck; the callback has as many as are known. */
  readonly changes: (
    question: TeamQuestion,
    changes: readonly CheckedTeam[],
    signal: AbortSignal,
    onGains?: (gains: readonly Estimate[]) => void,
  ) => Promise<readonly Estimate[]>;
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
  readonly workers: Ask<SimTasks> | undefined;
  /** Runs tasks in the page: for what the server does not offer, on a device without workers. */
  readonly here: Ask<SimTasks>;
  readonly server: ServerSide;
  readonly simulateOn: () => Preferences['simulateOn'];
}

/** A production is large: these are some megabytes. */
const REMEMBERED_TEAMS = 40;
const REMEMBERED_MEMBERS = 200;

export function createSimulator({ workers, here, server, simulateOn }: SimulatorParts): Simulator {
  const productions = createRecent<Production>(REMEMBERED_TEAMS);
  const rivals = createRecent<Rival>(REMEMBERED_TEAMS);
  const changesOf = createRecent<readonly Estimate[]>(REMEMBERED_TEAMS);
  const worthsOf = createRecent<Worths>(REMEMBERED_MEMBERS);

  /** In workers, or in the page where there are none. */
  const onDevice: Ask<SimTasks> = async (kind, input, options) => {
    try {
      return await (workers ?? here)(kind, input, options);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      return here(kind, input, options);
    }
  };

  /** In a worker if there is one and the player does not mind, else by the server. */
  const preferred = async <A>(inWorker: (ask: Ask<SimTasks>) => Promise<A>, onServer: () => Promise<A>): Promise<A> => {
    if (!workers || simulateOn() === 'server') return onServer();
    try {
      return await inWorker(workers);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      return onServer();
    }
  };

  return {
    team: async (question, onAnswer, signal) => {
      signal.throwIfAborted();
      const key = keyOf(question);
      const tell = (production: Production, progress: Progress) => {
        if (isLast(progress)) productions.set(key, production);
        if (!signal.aborted) onAnswer(forMembers(production, question), progress);
      };
      const known = productions.get(key);
      if (known) return tell(known, FINAL);
      await preferred(
        async (ask) => {
          const onPart = ({ production, progress }: TeamPart) => tell(production, progress);
          await ask('team', question, { signal, onPart });
        },
        async () => tell(await server.team(question, signal), FINAL),
      );
      signal.throwIfAborted();
    },

    iv: async (question, place, signal, onIv) => {
      signal.throwIfAborted();
      const iv = await preferred(
        (ask) => ask('iv', { question, place }, { lane: 'later', signal, onPart: onIv }),
        async () => {
          const told = await server.iv(question, place, signal);
          if (!signal.aborted) onIv?.(told);
          return told;
        },
      );
      signal.throwIfAborted();
      return iv;
    },

    upgrades: (question, place, signal, onOutlook) =>
      onDevice(
        'upgrades',
        { question, place },
        { lane: 'later', signal, onPart: ({ outlook, progress }) => onOutlook?.(outlook, progress) },
      ),

    worth: async (question, signal, onWorths) => {
      signal.throwIfAborted();
      const key = keyOf(question);
      const known = worthsOf.get(key);
      if (known) return known;
      const onPart = ({ worths, progress }: SimTasks['worth']['part']) => onWorths?.(worths, progress);
      const worths = await onDevice('worth', question, { lane: 'later', signal, onPart });
      worthsOf.set(key, worths);
      return worths;
    },

    gains: (question, joining, signal) => onDevice('gains', { question, joining }, { lane: 'spare', signal }),

    changes: async (question, changes, signal, onGains) => {
      signal.throwIfAborted();
      const key = changesKey(question, changes);
      const known = changesOf.get(key);
      if (known || changes.length === 0) return known ?? [];
      const gains = await onDevice('changes', { question, changes }, { lane: 'later', signal, onPart: onGains });
      changesOf.set(key, gains);
      return gains;
    },

    day: (question, key, signal) => onDevice('day', { question, key }, { signal }),

    rival: async (question, place, onRival, signal) => {
      signal.throwIfAborted();
      const key = `${place} ${keyOf(question)}`;
      const tell = (rival: Rival, progress: Progress) => {
        if (progress.final) rivals.set(key, rival);
        if (!signal.aborted) onRival({ ...rival, production: forMembers(rival.production, question) }, progress);
      };
      const known = rivals.get(key);
      if (known) return tell(known, FINAL);
      await preferred(
        async (ask) => {
          const onPart = ({ rival, progress }: RivalPart) => tell(rival, progress);
          await ask('rival', { question, place }, { signal, onPart });
        },
        async () => tell({ production: await server.team(question, signal), values: null }, FINAL),
      );
      signal.throwIfAborted();
    },
  };
}

const FINAL: Progress = { done: 1, final: true };
