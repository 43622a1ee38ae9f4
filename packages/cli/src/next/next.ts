// `oversleep next`: every upgrade that the team of a file could get next, with its weekly gain and its cost.
import {
  compareChanges,
  type Estimate,
  type GrowthStep,
  requestOf,
  simulateRequest,
  teamSteps,
} from '@oversleep/engine';
import { type Game, gameOf } from '@oversleep/game';
import { command } from '../command/command.ts';
import { edition, json } from '../command/options.ts';
import { ONE_FILE } from '../command/row.ts';
import { loadTeam } from '../input/load.ts';
import { doubtful, tableOf, whole } from '../output/text.ts';

/** Dishes that are cooked less often in a week are no reason to raise their level. */
const OFTEN = 0.5;
const ROUGHLY = { precision: 0.01, settle: false };

export const next = command({
  name: 'next',
  about: `Lists every upgrade that the team in FILE (as for simulate) could get next, best first: a level that unlocks something, a Main Skill
level, an evolution, a ribbon, a recipe level, a larger pot. Each comes with its weekly gain, with the same luck, and its cost.`,
  input: ONE_FILE,
  options: {
    edition: edition(),
    json: json(`[{"key", "kind", "place", "from", "to", "recipe", "opens", "gain": {"mean", "error"}, "cost": {"candies", "shards",
"nights", "items"}, "today"}]; null means unknown or not available`),
  },
  run: ({ file, options }) => stepsIn(gameOf(options.edition), file),
  table,
  json: (steps) => steps.map(({ after: _, ...step }) => step),
});

interface FoundStep extends GrowthStep {
  readonly gain: Estimate;
}

function stepsIn(game: Game, file: string): readonly FoundStep[] {
  const checked = loadTeam(game, file);
  const base = requestOf(game, checked.settings, checked.members);
  const cooking = simulateRequest(base, ROUGHLY)?.mean.cooking?.[checked.settings.recipeType];
  const cooked = (cooking?.cookedRecipes ?? []).filter(({ count }) => count >= OFTEN).map(({ recipe }) => recipe);
  const steps = teamSteps(game, checked, cooked);
  const changes = steps.map((step) => ({
    key: step,
    request: requestOf(game, step.after.settings, step.after.members),
  }));
  return compareChanges(base, changes).map(({ key, gain }) => ({ ...key, gain }));
}

function table(steps: readonly FoundStep[]): string {
  const amount = (value: number | null) => (value === null ? '' : whole(value));
  const rows = steps.map(({ kind, place, from, to, recipe, gain, cost }) => [
    `${recipe ?? (place === null ? 'kitchen' : `member ${place + 1}`)}: ${kind} ${from} → ${to}`,
    doubtful(gain.mean, gain.error),
    amount(cost.candies),
    amount(cost.shards),
    amount(cost.nights),
    cost.items.join(', '),
  ]);
  return [
    tableOf([['', 'gain a week', 'candies', 'shards', 'nights', 'items'], ...rows]),
    'The true gain lies within each ± 19 times out of 20.',
  ].join('\n\n');
}
