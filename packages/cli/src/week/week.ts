// `oversleep week`: how the rest of a week goes from a moment of it on, as a table or as JSON.
import { validateWeek } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { answerTo } from '@oversleep/questions/steps';
import { command } from '../command/command.ts';
import { edition, JSON_INSTEAD, precision, seed } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { readJson } from '../input/files.ts';
import { noteRefusal, noteRefusals } from '../input/refused-team.ts';
import { valueIn } from '../input/strict.ts';
import { tableOfWeek } from './table.ts';

export const week = command({
  name: 'week',
  about: `Simulates your week from now to Sunday's bedtime: Snorlax's Strength and rank, meals, nights, what to save for Sunday and what to
cook now. FILE is a team as for simulate with {"now": {"day": "wed", "time": "13:20", "strength": 412345, "bag": {"Apple": 12}, "tasty": 0.12},
"policy": {"filler": "surplus", "sunday": true, "dishes": {"sun": ["best", "best", "mixed"]}}, "rank": "Master 12"}; - is standard input.
now       day (mon to sun) and time; Strength so far (default 0; "typical" is what this team usually has by then); bag (default: what is
          usually in it by then); Energy by externalId; stored Extra Tasty chance and pot capacity from skills ("tasty", "pot")
policy    filler: never, surplus (default) or always; meals: keep ingredients for this many meals before they count as surplus (default 2);
          lookIn: when you check the app, "always", {"everyHours": 4} or {"at": ["07:30", "18:00"]}; sunday: save ingredients for Sunday;
          holdTasty: save the Extra Tasty bonus for Sunday; recipesLevelUp: recipes gain levels during the week (default: no);
          dishes: up to three for each day, each a dish, "best", "mixed" or "nothing"
rank      a target rank; its chance is reported
teams     up to three more teams of members; plan: {"thu": {"day": 1, "night": 0}} says which team is used (0 is "members")
naps      naps by day, {"sat": {"from": "13:00", "to": "15:00"}}: at least 90 minutes, at most six hours and no longer than the night
drowsy    multiplier of Drowsy Power by night, {"fri": 1.5}`,
  input: ONE_FILE,
  options: {
    edition: edition(),
    precision: precision(
      "stop when Sunday's Strength is known to this relative standard error (default 0.25%), after 600 to 4,000 weeks",
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
    const input = { edition: options.edition, question, options: { precision: wanted, seed: start } };
    return answerTo('week', input, () => false);
  },
  table: tableOfWeek,
  json: (answer) => answer,
});
