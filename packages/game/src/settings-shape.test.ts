import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { settingsShape } from './settings-shape.ts';
import { parse } from './shape/shape.ts';

const game = gameOf('2026-10');
const read = (fields: object) => parse(settingsShape, game, fields);
const problemsOf = (fields: object) => {
  const result = read(fields);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`);
};
const { rules, recipes } = game;
const [recipe] = recipes.rows;

describe('the settings of a simulation', () => {
  it('default to the largest pot, no events and no choices', () => {
    expect(read({})).toMatchObject({
      value: { potSize: Math.max(...rules.pot.sizes), recipeLevels: {}, event: { effects: [], favourites: [] } },
    });
    expect(read({ policy: {} })).toMatchObject({
      value: { policy: { filler: 'surplus', meals: 2, lookIn: 'always' } },
    });
  });

  it('know recipes in any case, and dates of events', () => {
    const asked = { recipeLevels: { [recipe?.name.toLowerCase() ?? '']: 7 }, event: '2026-10-05' };
    expect(read(asked)).toMatchObject({ ok: true, value: { recipeLevels: { [recipe?.name ?? '']: 7 } } });
  });

  it('name every problem', () => {
    const most = rules.maxRecipeLevel;
    const recipeLevels = { 'Stone Soup': 1, [recipe?.name ?? '']: most + 1 };
    expect(problemsOf({ potSize: 3, recipeLevels, event: 'soon', policy: { meals: 22 } })).toEqual([
      `potSize: Pot size must be ${Math.min(...rules.pot.sizes)}-${Math.max(...rules.pot.sizes)}`,
      'recipeLevels.Stone Soup: Recipe not found: Stone Soup',
      `recipeLevels.${recipe?.name}: Recipe level must be 0-${most}`,
      'event: event must be a date like 2026-10-05 or a list of effects, not soon',
      'policy.meals: meals must be a whole number 0-21, not 22',
    ]);
  });
});
