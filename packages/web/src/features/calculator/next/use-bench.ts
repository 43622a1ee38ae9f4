// What each Pokémon of the box would bring at a level, in place of the member that contributes least.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { type Creature, canBeBuilt, gameOf } from '@oversleep/game';
import { joinerName, type TeamQuestion, teamKey } from '@oversleep/questions';
import { useMemo } from 'react';
import { memoryRow } from '../../../sim/answer-row.ts';
import { type BenchQuestions, benchQuestions, insteadOf, leastMissed } from '../../../sim/bench.ts';
import { raised } from '../../../sim/steps.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import { useCreatures } from '../../../state/context.ts';
import { boxOf } from '../../../state/data/data.ts';

/** Few enough for a worker to be free again soon. */
const BATCH = 4;
const HANDS = 3;

interface Bench {
  /** The member that would leave a full team. */
  readonly leaving: Creature | undefined;
  /** By id: how much more the team would make. */
  readonly gains: ReadonlyMap<string, Estimate>;
}

export function useBench(question: TeamQuestion, level: number) {
  const creatures = useCreatures((state) => state.creatures);
  const bench = useMemo(() => {
    const game = gameOf(question.edition);
    const members = new Set(question.members.map(({ creature }) => creature.externalId));
    return boxOf(creatures).filter((one) => !members.has(one.externalId) && canBeBuilt(game, one));
  }, [creatures, question]);
  const input = useMemo(() => ({ question, bench, level }), [question, bench, level]);
  return { bench, asked: useAnswer(BENCH, bench.length > 0 ? input : undefined) };
}

interface BenchTask {
  readonly question: TeamQuestion;
  readonly bench: readonly Creature[];
  readonly level: number;
}

const REMEMBERED = 8;

const BENCH = memoryRow<BenchTask, Bench>(REMEMBERED, {
  key: ({ question, bench, level }) =>
    [
      teamKey(question),
      level,
      ...question.members.map(({ creature }) => creature.externalId),
      ...bench.map((creature) => `${creature.externalId} ${joinerName({ creature, sneakySnacking: false })}`),
    ].join(),
  ask: (state, { question, bench, level }, report, signal) =>
    findOut(benchQuestions(state, signal), question, bench, level, report),
});

async function findOut(
  questions: BenchQuestions,
  question: TeamQuestion,
  bench: readonly Creature[],
  level: number,
  report: (found: Bench, done: number) => void,
): Promise<Bench> {
  const leaving = await leastMissed(questions, question);
  const hosts = { ...question, members: question.members.filter((member) => member !== leaving) };
  const ask = (joining: readonly RequestMember[]) => questions.gains(hosts, joining);
  const [now] = leaving ? await ask([leaving]) : [];
  const gains = new Map<string, Estimate>();
  const found = (): Bench => ({ leaving: leaving?.creature, gains: new Map(gains) });
  const left = [...bench];
  const hand = async () => {
    for (let batch = left.splice(0, BATCH); batch.length > 0; batch = left.splice(0, BATCH)) {
      const known = await ask(batch.map((creature) => raised({ creature, sneakySnacking: false }, level)));
      for (const [i, { externalId }] of batch.entries()) {
        const gain = known[i];
        if (gain) gains.set(externalId, insteadOf(gain, now));
      }
      report(found(), gains.size / bench.length);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return found();
}
