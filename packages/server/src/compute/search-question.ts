// Checks a player's question for the best team: what to search for, and the search's key.
import { createHash } from 'node:crypto';
import type { BodyOf, routes } from '@oversleep/contract';
import {
  checkCandidates,
  DEFAULT_SEED,
  ImpossibleWish,
  rulesOf,
  type SearchTask,
  type SwapsOptions,
} from '@oversleep/engine';
import {
  canonical,
  type Game,
  gameOf,
  goalShape,
  type Problem,
  parse,
  type Schedule,
  swapHour,
  TEAM_SIZE,
  USUAL_SWAP_PLAN_SIZE,
} from '@oversleep/game';
import { type Situation, sentence, type Wrong } from './question.ts';

type Body = BodyOf<typeof routes.startSearch>;

interface AskedSearch {
  readonly key: string;
  readonly search: SearchTask;
  readonly steps: number | null;
  /** Set if rotations are searched for, too. */
  readonly swaps?: SwapsOptions;
  readonly notes: readonly string[];
}

type SearchCheck = { readonly ok: true; readonly asked: AskedSearch } | Wrong;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Prefix of the keys of all searches of a caller. */
export const searchesOf = (caller: string): string => `${digest(caller).slice(0, 16)}.`;

/** The same question of another caller has another key, so that cancelling only stops one's own search. */
export function askSearch({ edition, settings, version }: Situation, body: Body, caller: string): SearchCheck {
  const {
    candidates,
    goal = { kind: 'strength' },
    wishes = {},
    present = [],
    seed = DEFAULT_SEED,
    steps = null,
  } = body;
  const game = gameOf(edition);
  const checked = checkCandidates(game, candidates, settings);
  const compared = checkCandidates(game, present, settings);
  const wanted = parse(goalShape, game, goal);
  const rotations = checked.ok ? swapsIn(body, checked.value.settings) : { problems: [] };
  const problems = [
    ...(checked.ok ? [] : checked.problems.map(of('candidates'))),
    // Problems with the settings have been reported already.
    ...(compared.ok ? [] : compared.problems.filter(({ field }) => CREATURES.test(field)).map(of('present'))),
    ...(wanted.ok ? [] : wanted.problems.map(({ field, message }) => ({ field: `goal.${field}`, message }))),
    ...rotations.problems,
  ];
  if (!checked.ok || !compared.ok || !wanted.ok || problems.length > 0) return { ok: false, problems };
  const search: SearchTask = {
    edition,
    checked: checked.value,
    goal: wanted.value,
    wishes,
    seed,
    present: compared.value.members,
  };
  const impossible = wishProblem(game, search);
  if (impossible !== undefined) return { ok: false, problems: [{ field: 'wishes', message: impossible }] };
  const { swaps } = rotations;
  const name = canonical({ caller, version, domain: game.domainVersion, search, steps, ...(swaps && { swaps }) });
  return {
    ok: true,
    asked: {
      key: `${searchesOf(caller)}${digest(name)}`,
      search,
      steps,
      ...(swaps && { swaps }),
      notes: checked.notes.map((note) => sentence(of('candidates')(note))),
    },
  };
}

interface AskedSwaps {
  readonly swaps?: SwapsOptions;
  readonly problems: readonly Problem[];
}

function swapsIn({ swaps, hours, most }: Body, schedule: Schedule): AskedSwaps {
  if (!swaps) {
    const alone = { hours, most };
    const sent = (['hours', 'most'] as const).filter((field) => alone[field] !== undefined);
    return { problems: sent.map((field) => ({ field, message: 'Only together with swaps' })) };
  }
  const read = hours?.map((time) => swapHour(time, schedule));
  return {
    swaps: { wanted: swaps, hours: read?.flatMap((hour) => hour ?? []), most: most ?? USUAL_SWAP_PLAN_SIZE },
    problems: (read ?? []).flatMap((hour, h) =>
      hour ? [] : [{ field: `hours[${h}]`, message: `${hours?.[h]} is not between wake-up and bedtime` }],
    ),
  };
}

/** The engine's name for the field. */
const CREATURES = /^creatures/;

const of =
  (list: 'candidates' | 'present') =>
  <P extends { readonly field: string }>(problem: P): P => ({
    ...problem,
    field: problem.field.replace(CREATURES, list),
  });

/** Conditions about unknown or repeated candidates; the search itself names conditions that no team meets. */
function wishProblem(game: Game, { checked, wishes }: SearchTask): string | undefined {
  try {
    rulesOf(game, checked.members, wishes, TEAM_SIZE);
    return undefined;
  } catch (error) {
    if (error instanceof ImpossibleWish) return error.message;
    throw error;
  }
}
