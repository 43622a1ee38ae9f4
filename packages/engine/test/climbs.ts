// Another way to a good team, to hold the search's answer against: from random teams, one simulated change after the other. It knows of no estimate, so
// that it does not share the blind spots of one, and takes many times the work.
import { createStream, uniform } from '../src/loop/rng.ts';
import { type Contender, createContender, lead, learn, seatedLike } from '../src/search/contender.ts';
import { createEvaluation } from '../src/search/evaluate.ts';
import { randomTeam } from '../src/search/starts.ts';
import type { SearchQuestion } from '../src/search/types.ts';
import { rulesOf, type TeamRules } from '../src/search/wishes.ts';

const CHAINS = 2;
/** Teams that are looked at once more at the end, and chains of each. */
const FINALISTS = 12;
const FINAL_CHAINS = 24;

interface Climbed {
  readonly team: readonly number[];
  readonly simulated: number;
  readonly chains: number;
}

/** The best team that climbs from so many random ones reach; ends early after so many chains. */
export function climbed(question: SearchQuestion, starts: number, most: number): Climbed {
  const rules = rulesOf(question.game, question.candidates, {}, 5);
  const evaluate = createEvaluation(question);
  const luck = createStream({ seed: question.seed, chain: 0, member: 0, purpose: 98 });
  const known = new Map<string, Contender>();
  let chains = 0;
  const simulated = (team: readonly number[]): Contender => {
    const key = team.toSorted((a, b) => a - b).join(' ');
    const contender = known.get(key) ?? createContender(team);
    if (contender.chains.length === 0) run(contender, CHAINS);
    known.set(key, contender);
    return contender;
  };
  const run = (contender: Contender, count: number): void => {
    learn(contender, evaluate({ team: contender.team, from: contender.chains.length, count }));
    chains += count;
  };
  for (let start = 0; start < starts; start += 1) {
    let here = simulated(randomTeam(rules, luck) ?? []);
    for (let better: Contender | undefined = here; better && chains < most; ) {
      better = neighbours(
        rules,
        here.team,
        () => uniform(luck),
        simulated,
        () => chains < most,
      );
      here = better ?? here;
    }
  }
  const best = [...known.values()].sort((a, b) => b.known.mean - a.known.mean).slice(0, FINALISTS);
  for (const finalist of best) run(finalist, FINAL_CHAINS);
  const [first] = best.toSorted((a, b) => b.known.mean - a.known.mean);
  return { team: first?.team ?? [], simulated: known.size, chains };
}

/** The first that makes more, of all teams that differ by one member, in random order. */
function neighbours(
  { pool }: TeamRules,
  team: readonly number[],
  random: () => number,
  simulated: (team: readonly number[]) => Contender,
  goesOn: () => boolean,
): Contender | undefined {
  const here = simulated(team);
  const changes = pool
    .filter((newcomer) => !team.includes(newcomer))
    .flatMap((newcomer) => team.map((leaving) => ({ newcomer, leaving, place: random() })))
    .sort((a, b) => a.place - b.place);
  for (const { newcomer, leaving } of changes) {
    if (!goesOn()) return undefined;
    const next = simulated(
      seatedLike(
        team,
        team.map((member) => (member === leaving ? newcomer : member)),
      ),
    );
    if (lead(next, here).mean > 0) return next;
  }
  return undefined;
}
