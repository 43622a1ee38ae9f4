// `oversleep week`: how the rest of a week goes from a moment of it on, as a table or as JSON.
import { parseArgs } from 'node:util';
import { answerWeek, DEFAULT_SEED, validateWeek, type WeekAnswer } from '@oversleep/engine';
import { DEFAULT_EDITION, EDITIONS, gameOf, newReport } from '@oversleep/game';
import type { Command } from './command.ts';
import { editionIn, Refusal, readJson, refusalOf, valueIn } from './input.ts';
import { noteRefusal } from './refused-team.ts';
import { precisionIn, wholeIn } from './simulate-options.ts';
import { tableOfWeek } from './week-table.ts';

const USAGE = `week FILE [--edition ${EDITIONS.join('|')}] [--precision P] [--seed S] [--json]`;

export const week: Command = {
  usage: USAGE,
  about: `From now to Sunday's bedtime: strength of Snorlax, ranks, meals, nights, what to keep for Sunday and what to cook now. FILE is simulate's
and {"now": {"day": "wed", "time": "13:20", "strength": 412345, "bag": {"Apple": 12}, "tasty": 0.12},
"policy": {"filler": "surplus", "sunday": true, "dishes": {"sun": ["best", "best", "mixed"]}}, "rank": "Master 12"}; - is standard input.
now       day (mon to sun) and time; strength so far (0 if left out, "typical" for what this team usually has by then), bag, energy by
          externalId, chance of extra tasty and room in the pot that skills have stored ("tasty", "pot"); without a bag it is as it
          usually is by then
policy    filler: never, surplus (default) or always; meals: surplus is beyond so many portions (default 2); lookIn: "always",
          {"everyHours": 4} or {"at": ["07:30", "18:00"]}; sunday: save for Sunday; holdTasty: keep a stored chance for Sunday;
          recipesLevelUp: dishes give their recipes EXP and levels rise (default: they stay put);
          dishes: by day up to three, each a dish, "best", "mixed" or "nothing"
rank      a wanted rank
teams     up to three more teams of members; plan: {"thu": {"day": 1, "night": 0}} says which is there (0 is "members")
naps      second sleeps by day, {"sat": {"from": "13:00", "to": "15:00"}}: at least 90 minutes, at most as long as the night and six hours
drowsy    factor on drowsy power by night, {"fri": 1.5}
--precision P   stop when Sunday's strength is known to this relative standard error (default 0.25%), after 600 to 4,000 weeks
--seed S        the same seed gives the same answer
--json          everything that is known instead of a table`,
  run: (args) => {
    const { file, edition, precision, seed, json } = optionsIn(args);
    const game = gameOf(edition);
    const question = valueIn(validateWeek(game, readJson(file)));
    for (const members of [question.members, ...question.teams])
      noteRefusal(
        game,
        members.map(({ creature }) => creature.pokemon),
      );
    const answer: WeekAnswer | undefined = answerWeek(game, question, { precision, seed });
    if (!answer) return { text: '', exitCode: 1 };
    return { text: json ? JSON.stringify(answer) : tableOfWeek(answer), exitCode: 0 };
  },
};

function optionsIn(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: DEFAULT_EDITION },
      precision: { type: 'string' },
      seed: { type: 'string', default: String(DEFAULT_SEED) },
      json: { type: 'boolean', default: false },
    },
  });
  const edition = editionIn(values.edition);
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Refusal(`week takes one FILE.\n\nUsage: oversleep ${USAGE}`);
  const report = newReport();
  const seed = wholeIn(report, '--seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const precision = precisionIn(report, values.precision);
  if (report.problems.length > 0) throw refusalOf(report.problems);
  return { file, edition, precision, seed, json: values.json };
}
