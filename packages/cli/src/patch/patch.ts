// `oversleep patch`: what the changes between two editions did to the team of a file, as a table or as JSON.
import type { PatchAnswer, PatchQuestion } from '@oversleep/engine';
import { EDITIONS, gameOf, NEWEST_EDITION } from '@oversleep/game';
import { answerTo } from '@oversleep/questions/steps';
import { command } from '../command/command.ts';
import { edition, JSON_INSTEAD } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { teamIn } from '../input/load.ts';
import { Refusal } from '../input/strict.ts';
import { shareBarOn } from '../output/progress-bar.ts';
import { changeWords } from './change-words.ts';
import { questionIn, type Stranger } from './question.ts';
import { tableOfPatch } from './table.ts';

const [OLDEST] = EDITIONS;

export const patch = command({
  name: 'patch',
  about: `Shows what changed for the team in FILE (as for simulate) between two editions of the game: its week in both with the same luck,
then the effect of each change on its own, added to the older edition, largest first, and their combined effects. Pokémon that are
missing in one edition are left out of both weeks.`,
  input: ONE_FILE,
  options: {
    from: edition(OLDEST, { label: '--from, --to', help: 'the editions (default: the oldest and the newest)' }),
    to: edition(NEWEST_EDITION),
    json: JSON_INSTEAD,
  },
  run: async ({ file, options: { from, to } }) => {
    if (from === to) throw new Refusal(`--to: must be another edition than --from, which is ${from}`);
    const { question, strangers } = questionIn(from, to, teamIn(file));
    return { answer: await answerFor(question), strangers };
  },
  table: ({ answer, strangers }) => tableOfPatch(answer, strangers),
  json: ({ answer, strangers }) => jsonOf(answer, strangers),
});

async function answerFor(question: PatchQuestion): Promise<PatchAnswer> {
  const bar = shareBarOn(process.stderr);
  try {
    const answers = await answerTo('patch', { questions: [question], depth: 'changes', exact: true }, (part) => {
      if (part) bar.show(() => part.step.done);
      return false;
    });
    const [answer] = answers ?? [];
    if (!answer) throw new Error('A patch was compared without an answer');
    return answer;
  } finally {
    bar.clear();
  }
}

/** Figures have standard errors; each change also says what it is in words. */
function jsonOf({ effects, ...answer }: PatchAnswer, strangers: readonly Stranger[]) {
  const [before, after] = [gameOf(answer.from), gameOf(answer.to)];
  return {
    ...answer,
    effects: effects.map(({ changes, gain }) => ({
      gain,
      changes: changes.map((change) => ({ ...change, ...changeWords(change, before, after) })),
    })),
    strangers,
  };
}
