// `oversleep week`: how the rest of a week goes from a moment of it on, as a table or as JSON.
import { answerWeek, validateWeek } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { command } from '../command/command.ts';
import { edition, JSON_INSTEAD, precision, seed } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { readJson } from '../input/files.ts';
import { noteRefusal, noteRefusals } from '../input/refused-team.ts';
import { valueIn } from '../input/strict.ts';
import { tableOfWeek } from './table.ts';

export const week = command({
  name: 'week',
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
drowsy    factor on drowsy power by night, {"fri": 1.5}`,
  input: ONE_FILE,
  options: {
    edition: edition(),
    precision: precision(
      "stop when Sunday's strength is known to this relative standard error (default 0.25%), after 600 to 4,000 weeks",
    ),
    seed: seed('the same seed gives the same answer'),
    json: JSON_INSTEAD,
  },
  run: ({ file, options }) => {
    const { precision: wanted, seed: start } = options;
    const game = gameOf(options.edition);
    const question = valueIn(validateWeek(game, readJson(file)));
    noteRefusals(game, question);
    for (const members of question.teams) noteRefusal(game, members);
    return answerWeek(game, question, { precision: wanted, seed: start });
  },
  table: tableOfWeek,
  json: (answer) => answer,
});
