// Has a search done by some hands and tells what it has found so far, again and again. Knows neither workers nor pages.
import {
  conduct,
  contradicting,
  createAgainst,
  createEvaluation,
  createSearch,
  crewOf,
  type Evaluate,
  type Hand,
  type RequestMember,
  type SearchQuestion,
  type Stop,
  shortlist,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { FoundTeams } from '../../state/data/results.ts';
import { SEED, type TeamSearch } from './team-search.ts';

/** All that a hand has to know, as plain data: whose numbers its orders name. */
export type Commission = Pick<TeamSearch, 'edition' | 'settings' | 'goal'> & {
  readonly members: readonly RequestMember[];
};

export interface SearchHands {
  readonly handsFor: (commission: Commission) => readonly Hand[];
  readonly stop: Stop;
  readonly onFound: (found: FoundTeams) => void;
}

/** Between two reports, milliseconds. */
const TELL_EVERY = 150;

export const evaluationFor = ({ edition, settings, goal, members }: Commission): Evaluate =>
  createEvaluation({ game: gameOf(edition), settings, candidates: members, goal, wishes: {}, seed: SEED });

export async function runSearch(asked: TeamSearch, { handsFor, stop, onFound }: SearchHands): Promise<void> {
  const question = shortened(asked);
  const { candidates } = question;
  const impossible = contradicting(question);
  if (impossible.length > 0) return onFound({ ...NOTHING, pool: candidates.length, impossible });
  const search = createSearch(question, { told: asked.told });
  const { members, team } = withPresent(candidates, asked.present);
  const against = team.length > 0 ? createAgainst(search, team) : undefined;
  const told = (done: number): FoundTeams => {
    const { teams, ...answer } = search.answer();
    const leads = against?.leads() ?? [];
    return {
      ...answer,
      teams: teams.map((found, place) => ({
        ids: found.team.map((number) => candidates[number]?.creature.externalId ?? ''),
        total: found.total,
        error: found.error,
        sure: found.sure,
        lead: leads[place] ?? null,
      })),
      present: against?.known() ?? null,
      pool: candidates.length,
      impossible: [],
      done,
    };
  };
  let last = Number.NEGATIVE_INFINITY;
  const onRound = () => {
    const now = performance.now();
    if (now - last < TELL_EVERY) return;
    last = now;
    onFound(told(Math.min(0.99, search.done())));
  };
  const crew = crewOf(handsFor({ edition: asked.edition, settings: asked.settings, goal: asked.goal, members }));
  await conduct({ search, crew, stop, against, onRound });
  if (!stop.aborted) onFound(told(1));
}

const NOTHING: FoundTeams = {
  teams: [],
  considered: 0,
  simulated: 0,
  steps: 0,
  exhaustive: false,
  present: null,
  pool: 0,
  impossible: [],
  done: 1,
};

function shortened({ edition, settings, candidates, goal, wishes, most }: TeamSearch): SearchQuestion {
  const question = { game: gameOf(edition), settings, candidates, goal, wishes, seed: SEED };
  const chosen = shortlist(question, most);
  return { ...question, candidates: chosen.flatMap((number) => candidates[number] ?? []) };
}

/** The present team by number: candidates where they are the same, otherwise behind all of these, where no search looks. */
function withPresent(candidates: readonly RequestMember[], present: readonly RequestMember[]) {
  const members = [...candidates];
  const team = present.map((member) => {
    const known = candidates.findIndex(
      ({ creature, sneakySnacking }) => creature === member.creature && sneakySnacking === member.sneakySnacking,
    );
    return known >= 0 ? known : members.push(member) - 1;
  });
  return { members, team };
}
