// `npm run bench -- rules`: what a rule in which we leave the reference does to the week of each recorded team of five.
import { compareChanges, simulateRequest, validateRequest } from '@oversleep/engine';
import { type Game, gameOf, lowerEnds, marginOf, sourceGameOf } from '@oversleep/game';
import { fixed, tableOf } from '../output/text.ts';
import { type RecordedTeam, recordedTeams, requestFor } from './teams.ts';

const CHAINS = 96;

/** The game without the rule, or undefined where it has no such rule. */
const WITHOUT: Readonly<Record<string, (game: Game) => Game | undefined>> = {
  'speed above 80, 60, 40': (game) => {
    const [ours] = lowerEnds(game.rules, game.rules.speedBrackets);
    const source = sourceGameOf(game.edition).rules;
    const ends = lowerEnds(source, source.speedBrackets);
    if (ours === ends[0]) return undefined;
    // Shifted so that the rounding of our rules, which this is not about, leaves the ends of the source.
    const [shown = 0] = lowerEnds(game.rules, [{ from: 0 }, { from: 0 }]);
    const speedBrackets = source.speedBrackets.map(({ from, factor }) => ({ from: from - shown, factor }));
    return { ...game, rules: { ...game.rules, speedBrackets } };
  },
};

function effectOf(team: RecordedTeam, without: (game: Game) => Game | undefined): string {
  const game = gameOf(team.edition);
  const other = without(game);
  if (!other) return '';
  const base = validateRequest(other, team.input);
  if (!base.ok) throw new Error(`${team.name}: ${JSON.stringify(base.problems)}`);
  const [change] = compareChanges(base.value, [{ key: team.name, request: requestFor(team) }], { chains: CHAINS });
  const total = simulateRequest(base.value)?.mean.team.total ?? 0;
  if (!change || total === 0) throw new Error(`${team.name}: no answer`);
  const [mean, margin] = [change.gain.mean, marginOf(change.gain.error)].map((value) => (100 * value) / total);
  return `${fixed(mean ?? 0, 2)} ± ${fixed(margin ?? 0, 2)} %`;
}

const names = Object.keys(WITHOUT);
const rows = recordedTeams().map((team) => [team.name, ...Object.values(WITHOUT).map((rule) => effectOf(team, rule))]);
const touched = rows.filter(([, ...cells]) => cells.some((cell) => cell !== ''));
process.stdout.write(`${tableOf([['Team', ...names], ...touched])}\n`);
