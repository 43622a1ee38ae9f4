// What was calculated, each answer under the key of its question: it holds for whoever asks the same, and for nothing else.
// A cache: it may be dropped at any time.
import type { TeamProduction } from '@oversleep/contract';
import type { ChainValues, Change, Doubtful, Lead, Upgrade, WishName } from '@oversleep/engine';
import { createStore } from 'zustand/vanilla';
import { type Bounded, withKept, withUsed } from './bounded.ts';

export type Production = TeamProduction;
export type MemberProduction = TeamProduction['members'][number];

interface IvScores {
  readonly berry: number;
  readonly ingredient: number;
  readonly skill: number;
}

/** Percent of the best that a perfect build makes. */
export interface MemberIv extends IvScores {
  /** The same for the middle one of builds by chance; absent where it was not computed. */
  readonly typical?: IvScores;
}

/** What was found out about one creature in the team that it was put into. */
export interface ComparedFigures {
  readonly production: MemberProduction;
  /** Standard errors. */
  readonly errors: Production['errors']['members'][number];
  /** Strength of a week of the whole team. */
  readonly team: number;
  /** Its standard error. */
  readonly teamError?: number | undefined;
  /** Chain by chain, for differences under the same luck; null where only the server has computed it. */
  readonly values: ChainValues | null;
}

/** What was found out about a whole team. */
export interface TeamFigures {
  readonly team: Production['team'];
  readonly error: number;
  readonly week: Production['week'];
  readonly values: ChainValues | null;
}

/** What creatures would add to the same others, in strength of a week, with its standard error: each by the name of its build. */
export type WorthSheet = Readonly<Record<string, readonly [mean: number, error: number]>>;

/** What the team makes in a week because this member is on it, unless it is alone, and what each upgrade would add, best first. */
export interface Outlook {
  readonly member: Change<'member'> | undefined;
  readonly upgrades: readonly Change<Upgrade>[];
}

export interface FoundTeam {
  readonly ids: readonly string[];
  readonly total: number;
  /** Standard error. */
  readonly error: number;
  /** Whether it ran in the final race. */
  readonly raced: boolean;
  /** The chance that the first makes more than this one; of the first: than the next in the final race. Null unless both ran in it. */
  readonly sure: number | null;
  /** How much more than the present team; null where there is none. */
  readonly lead: Lead | null;
}

/** The best teams out of many candidates, as far as a search has come. */
export interface FoundTeams {
  /** Best first. */
  readonly teams: readonly FoundTeam[];
  readonly considered: number;
  readonly simulated: number;
  readonly steps: number;
  readonly exhaustive: boolean;
  /** What the present team makes; null where there is none. */
  readonly present: { readonly mean: number; readonly error: number } | null;
  /** How many candidates took part. */
  readonly pool: number;
  /** Wishes that no team can fulfil. */
  readonly impossible: readonly WishName[];
  /** 0..1; 1 is the end. */
  readonly done: number;
}

export interface ResultsState {
  readonly answers: Bounded<Production>;
  /** Comparisons of members with perfect builds. */
  readonly verdicts: Bounded<MemberIv>;
  readonly compared: Bounded<ComparedFigures>;
  readonly comparedTeams: Bounded<TeamFigures>;
  /** By the key of the question about those who are joined; with nobody it is about who is alone. */
  readonly worths: Bounded<WorthSheet>;
  /** What each member adds to the others of its team, in their order: fewer, and known better, than those of a box. */
  readonly memberWorths: Bounded<readonly Doubtful[]>;
  /** What could be better about members. */
  readonly outlooks: Bounded<Outlook>;
  readonly searches: Bounded<FoundTeams>;
  /** By index of the team: the key of the answer that was seen last there, shown until there is a better one. */
  readonly seen: Readonly<Record<number, string>>;
}

/** An answer about a team is some 75 kB: this is room for all teams and as many earlier states of them. A team of five has up to seven sheets. */
export const MOST = {
  answers: 20,
  verdicts: 100,
  compared: 30,
  comparedTeams: 20,
  worths: 24,
  memberWorths: 40,
  outlooks: 40,
  searches: 12,
} as const;

/** As many as a box can hold. */
const MOST_ON_SHEET = 2000;

export const NO_RESULTS: ResultsState = {
  answers: new Map(),
  verdicts: new Map(),
  compared: new Map(),
  comparedTeams: new Map(),
  worths: new Map(),
  memberWorths: new Map(),
  outlooks: new Map(),
  searches: new Map(),
  seen: {},
};

export const createResultsStore = () => createStore<ResultsState>(() => NO_RESULTS);

export type ResultsStore = ReturnType<typeof createResultsStore>;

export interface ResultActions {
  /** For the team of that index, and for every other that asks the same. */
  readonly keepAnswer: (index: number, key: string, production: Production) => void;
  /** The team is back at a question whose answer is known. */
  readonly seeAnswer: (index: number, key: string) => void;
  readonly keepVerdict: (key: string, iv: MemberIv) => void;
  /** Adds to what stands on these sheets. */
  readonly keepWorths: (found: Bounded<WorthSheet>) => void;
  readonly keepMemberWorths: (key: string, worths: readonly Doubtful[]) => void;
  readonly keepOutlook: (key: string, outlook: Outlook) => void;
  readonly keepSearch: (key: string, found: FoundTeams) => void;
}

export const resultActions = (store: ResultsStore): ResultActions => ({
  keepAnswer: (index, key, production) =>
    store.setState(({ answers, seen: before }) => {
      const seen = { ...before, [index]: key };
      return { seen, answers: withKept(answers, key, production, MOST.answers, Object.values(seen)) };
    }),
  seeAnswer: (index, key) =>
    store.setState(({ answers, seen }) => ({ seen: { ...seen, [index]: key }, answers: withUsed(answers, key) })),
  keepVerdict: (key, iv) =>
    store.setState(({ verdicts }) => ({ verdicts: withKept(verdicts, key, iv, MOST.verdicts, []) })),
  keepMemberWorths: (key, worths) =>
    store.setState(({ memberWorths }) => ({
      memberWorths: withKept(memberWorths, key, worths, MOST.memberWorths, []),
    })),
  keepOutlook: (key, outlook) =>
    store.setState(({ outlooks }) => ({ outlooks: withKept(outlooks, key, outlook, MOST.outlooks, []) })),
  keepSearch: (key, found) =>
    store.setState(({ searches }) => ({ searches: withKept(searches, key, found, MOST.searches, []) })),
  keepWorths: (found) =>
    store.setState(({ worths }) => ({
      worths: [...found].reduce(
        (sheets, [key, more]) => withKept(sheets, key, withMore(sheets.get(key) ?? {}, more), MOST.worths, []),
        worths,
      ),
    })),
});

/** What was found last stands at the end; what came first goes first. */
function withMore(sheet: WorthSheet, more: WorthSheet): WorthSheet {
  const entries = Object.entries({ ...sheet, ...more });
  return Object.fromEntries(entries.slice(-MOST_ON_SHEET));
}
