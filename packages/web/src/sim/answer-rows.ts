// Every kind of question, one row each: its key and how it is answered. `state/data/answer-kinds.ts` says which answers are stored, and how many.
import type { Trace } from '@oversleep/engine';
import {
  AGAINST,
  CHANGES,
  COOKABLE,
  DAY,
  ENERGY,
  IV,
  PATCH,
  type Question,
  type QuestionName,
  type Questions,
  RANK,
  RIVAL,
  ROTATIONS,
  SOLVE,
  TEAM,
  type TeamProduction,
  type TeamQuestion,
  teamKey,
  UPGRADES,
  WEEK,
  WORTH,
} from '@oversleep/questions';
import type { CookedDay } from '../state/data/results.ts';
import type { AppState } from '../state/start-up.ts';
import type { RunTask } from '../workers/worker-pool.ts';
import { type AnswerRow, type AnswerStore, answerRow, inMemory, keptRow, onDevice } from './answer-row.ts';
import { longTasksOf } from './long-tasks.ts';
import { createRecent } from './recent.ts';
import { simulatorOf } from './simulator.ts';

const REMEMBERED_ROTATIONS = 20;
const REMEMBERED_DISHES = 12;
/** A trace is large and quick to compute again. */
const REMEMBERED_DAYS = 8;

/** A production is large: these take some megabytes. */
const REMEMBERED_TEAMS = 40;

/** The calculator stores those of the player's teams on the device. */
const teamsOnDevice: AnswerStore<TeamProduction> = ({ stores }) => {
  const recent = createRecent<TeamProduction>(REMEMBERED_TEAMS);
  return { get: (key) => stores.results.getState().answers.get(key) ?? recent.get(key), set: recent.set };
};

/** The page asks all but these: the box itself asks for gains, a verdict is put together below, and the rest is for the server. */
export type AskedName = Exclude<QuestionName, 'alone' | 'compare' | 'gains' | 'iv' | 'teamAgainst' | 'variants'>;

/** Where the answers of each question are kept, and who answers: usually the workers for long tasks. */
export const QUESTION_ROWS: {
  readonly [K in AskedName]: AnswerRow<Questions[K]['input'], Questions[K]['kept']>;
} = {
  against: rowFor(AGAINST, inMemory(REMEMBERED_ROTATIONS)),
  changes: rowFor(CHANGES, onDevice('stepGains'), simulatorOf),
  cookable: rowFor(COOKABLE, inMemory(REMEMBERED_DISHES)),
  day: rowFor(DAY, inMemory(REMEMBERED_DAYS), simulatorOf),
  energy: rowFor(ENERGY, inMemory(REMEMBERED_ROTATIONS)),
  patch: rowFor(PATCH, onDevice('patches')),
  rank: rowFor(RANK, inMemory(REMEMBERED_DISHES)),
  rival: rowFor(RIVAL, inMemory(REMEMBERED_TEAMS), simulatorOf),
  rotations: rowFor(ROTATIONS, onDevice('rotations')),
  solve: rowFor(SOLVE, inMemory(REMEMBERED_DISHES)),
  team: rowFor(TEAM, teamsOnDevice, simulatorOf),
  upgrades: rowFor(UPGRADES, onDevice('outlooks'), simulatorOf),
  week: rowFor(WEEK, onDevice('weeks')),
  worth: rowFor(WORTH, onDevice('memberWorths'), simulatorOf),
};

function rowFor<K extends AskedName>(
  { name, key, news, kept, fit }: Question<K, Questions[K]>,
  keeper: AnswerStore<Questions[K]['kept']>,
  askIn: (state: AppState) => RunTask<Questions> = (state) => longTasksOf(state).ask,
): AnswerRow<Questions[K]['input'], Questions[K]['kept']> {
  return answerRow<Questions[K]['input'], Questions[K]['kept']>(
    {
      key,
      ask: async (state, input, report, signal) => {
        let latest: Questions[K]['kept'] | undefined;
        const onPart = (part: Questions[K]['part']) => {
          const { known = latest, done } = news(part, latest);
          latest = known;
          report(known, done);
        };
        return kept(await askIn(state)(name, input, { signal, onPart }), input);
      },
      ...(fit && { fit }),
    },
    keeper,
  );
}

interface Member {
  readonly question: TeamQuestion;
  readonly place: number;
}

/** How close a member is to perfect builds; what is usual for its species comes last. */
export const VERDICT = keptRow('verdicts', {
  key: (member: Member) => {
    const { question, place } = inLineup(member);
    return IV.key({ question, place });
  },
  ask: async (state, member, report, signal) => {
    const asked = inLineup(member);
    if (!asked.question.members[asked.place]) {
      state.log(MISSING_MEMBER);
      throw new Error(MISSING_MEMBER);
    }
    return simulatorOf(state)('iv', asked, { signal, onPart: (iv) => report(iv, 0) });
  },
});

const MISSING_MEMBER = 'Missing current member for IV';

/** A member of a rotation is compared in the first line-up that it is in. */
function inLineup({ question, place }: Member): Member {
  const { rotation, ...settings } = question.settings;
  if (!rotation) return { question, place };
  const lineup = rotation.lineups.find((numbers) => numbers.includes(place)) ?? [];
  const members = lineup.flatMap((number) => question.members[number] ?? []);
  return { question: { ...question, settings, members }, place: lineup.indexOf(place) };
}

interface SeededTeam {
  readonly question: TeamQuestion;
  readonly seed: number;
}

/** Antithetic pairs of weeks: together they are close to the average. */
const PAIRS = 6;
const DAYS = 7;

export const CALENDAR = keptRow('calendars', {
  key: ({ question, seed }: SeededTeam) => `${teamKey(question)} ${seed}`,
  ask: async (state, { question, seed }, report, signal) => {
    const simulator = simulatorOf(state);
    const days: CookedDay[] = [];
    for (let run = 0; run < 2 * PAIRS; run += 1) {
      const key = { seed, chain: Math.floor(run / 2), antithetic: run % 2 === 1, week: 0 };
      const week = Array.from({ length: DAYS }, async (_, day) => ({
        day,
        dishes: dishesOf(await simulator('day', { question, key: { ...key, day } }, { signal })),
      }));
      days.push(...(await Promise.all(week)));
      report([...days], (run + 1) / (2 * PAIRS));
    }
    return days;
  },
});

export const dishesOf = ({ moments }: Trace): CookedDay['dishes'] =>
  moments.flatMap((moment) =>
    moment.kind === 'dish' ? [{ at: moment.at, type: moment.type, recipe: moment.recipe }] : [],
  );
