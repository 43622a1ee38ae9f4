// `oversleep patch`: what the changes between two editions did to the team of a file, as a table or as JSON.
import { parseArgs } from 'node:util';
import { checkTeam, type PatchAnswer, type PatchQuestion, patchSteps } from '@oversleep/engine';
import { changeWords, EDITIONS, type EditionId, gameOf, isObject, type Problem } from '@oversleep/game';
import type { Command } from './command.ts';
import { editionIn, Refusal, readJson, refusalOf } from './input.ts';
import { tableOfPatch } from './patch-table.ts';
import { shareBarOn } from './progress-bar.ts';
import { isNickname, teamIn } from './task.ts';

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

/** Somebody whom an edition does not know. */
export interface Stranger {
  readonly pokemon: string;
  readonly edition: EditionId;
}

/** The team as both editions can read it; what the engine would adapt is refused, as with simulate. */
export function questionIn(
  from: EditionId,
  to: EditionId,
  file: unknown,
): { readonly question: PatchQuestion; readonly strangers: readonly Stranger[] } {
  const input = teamIn(file);
  const fields = isObject(input) ? input : {};
  const listed: readonly unknown[] = Array.isArray(fields.members) ? fields.members : [];
  const known = [gameOf(from), gameOf(to)];
  const strangers: Stranger[] = [];
  const members = listed.filter((member) => {
    const pokemon = isObject(member) && typeof member.pokemon === 'string' ? member.pokemon : undefined;
    const finds = known.filter((game) => pokemon !== undefined && game.species.find(pokemon));
    // A name that no edition knows is a slip, which the check below reports.
    const [home] = finds;
    if (pokemon === undefined || !home || finds.length === known.length) return true;
    const edition = home.edition === from ? to : from;
    strangers.push({ pokemon: home.species.get(pokemon).displayName, edition });
    return false;
  });
  if (strangers.length > 0 && members.length === 0) throw new Refusal(strangers.map(strangerWords).join('\n'));
  const team = isObject(input) && Array.isArray(fields.members) ? { ...input, members } : input;
  // Pot and recipe levels of the newer edition may be beyond the older one, where they count as its highest.
  const checked = checkTeam(gameOf(from > to ? from : to), team);
  if (!checked.ok) throw refusalOf(checked.problems);
  const problems: readonly Problem[] = checked.notes.filter((note) => !isNickname(note));
  if (problems.length > 0) throw refusalOf(problems);
  const { settings } = checked.value;
  for (const game of known)
    if (!game.islands.find(settings.island))
      throw refusalOf([
        { field: 'settings.island', message: `${settings.island} is not in the game of ${game.edition}` },
      ]);
  const potSize = isObject(fields.settings) && fields.settings.potSize !== undefined ? settings.potSize : undefined;
  return {
    question: { from, to, team: { members: checked.value.members, settings: { ...settings, potSize } } },
    strangers,
  };
}

export const strangerWords = ({ pokemon, edition }: Stranger): string =>
  `${pokemon} is not in the game of ${edition}, so that there is nothing to compare it with.`;

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
