// `oversleep patch`: what the changes between two editions did to the team of a file, as a table or as JSON.
import { parseArgs } from 'node:util';
import { type PatchAnswer, type PatchQuestion, patchSteps } from '@oversleep/engine';
import { changeWords, EDITIONS, gameOf } from '@oversleep/game';
import type { Command } from './command.ts';
import { editionIn, Refusal, readJson } from './input.ts';
import { questionIn, type Stranger } from './patch-question.ts';
import { tableOfPatch } from './patch-table.ts';
import { shareBarOn } from './progress-bar.ts';

const USAGE = `patch FILE [--from ${EDITIONS.join('|')}] [--to ${EDITIONS.join('|')}] [--json]`;

export const patch: Command = {
  usage: USAGE,
  about: `What the changes between two editions of the game did to the team in FILE (as for simulate): its week in both
with the same luck, then each change that touches it alone on top of the older edition, the largest effect first, and what
they do to each other. Who is not known to both editions is left out of both weeks.
--from, --to       the editions (default: the oldest and the newest)
--json             everything that is known instead of a table`,
  run: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string', default: EDITIONS[0] ?? '' },
        to: { type: 'string', default: EDITIONS.at(-1) ?? '' },
        json: { type: 'boolean', default: false },
      },
    });
    const [from, to] = [editionIn(values.from), editionIn(values.to)];
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Refusal(`patch takes one FILE.\n\nUsage: oversleep ${USAGE}`);
    if (from === to) throw new Refusal(`--to: must be another edition than --from, which is ${from}`);
    const { question, strangers } = questionIn(from, to, readJson(file));
    const answer = answerTo(question);
    const { json } = values;
    return { text: json ? JSON.stringify(jsonOf(answer, strangers)) : tableOfPatch(answer, strangers), exitCode: 0 };
  },
};

function answerTo(question: PatchQuestion): PatchAnswer {
  const bar = shareBarOn(process.stderr);
  let answer: PatchAnswer | undefined;
  try {
    for (const step of patchSteps(question)) {
      answer = step.answer;
      bar.show(() => step.done);
    }
  } finally {
    bar.clear();
  }
  if (!answer) throw new Error('A patch was compared without an answer');
  return answer;
}

/** Figures have standard errors; each change also says what it is in words. */
function jsonOf({ effects, ...answer }: PatchAnswer, strangers: readonly Stranger[]) {
  const [before, after] = [gameOf(answer.from), gameOf(answer.to)];
  return {
    ...answer,
    effects: effects.map(({ changes, gain }) => ({
      gain,
      changes: changes.map((change) => {
        const { title, lines } = changeWords(change, before, after);
        return { ...change, title, lines: lines.map(({ words }) => words) };
      }),
    })),
    strangers,
  };
}
