// What a search keeps in mind is bounded, and it looks up from its estimates now and then.
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../stepwise.ts';
import { createModel } from './model.ts';
import { createProspects } from './prospects.ts';
import type { EstimateTeams } from './types.ts';

const CANDIDATES = 25;
const allNumbers = Array.from({ length: CANDIDATES }, (_, number) => number);
const rules = { pool: allNumbers, fixed: [], size: 5, allows: () => true, isOpen: () => true, isSpecial: () => false };

/** The higher the numbers, the better. */
function prospectsOf() {
  let estimates = 0;
  const estimate: EstimateTeams = (teams) => {
    estimates += teams.length;
    return teams;
  };
  return {
    prospects: createProspects(CANDIDATES, estimate, createModel(CANDIDATES), rules),
    estimates: () => estimates,
  };
}

describe('estimated teams', () => {
  it('are all counted, but only the most promising kept', () => {
    const { prospects } = prospectsOf();
    runToEnd(prospects.lookAtAll());
    expect(prospects.considered()).toBe(53_130);
    prospects.ranked();
    const kept = prospects.ranked();
    expect(kept).toHaveLength(40_000);
    expect(prospects.get([0, 1, 2, 3, 4])).toBeUndefined();
    expect(prospects.get([20, 21, 22, 23, 24])).toBeDefined();
  });
});

describe('one step', () => {
  it.each(['estimateAlone', 'lookAtAll', 'expand', 'expandByTwo'] as const)('has few estimates: %s', (what) => {
    const { prospects, estimates } = prospectsOf();
    const here = prospects.look([20, 21, 22, 23, 24]);
    if (!here) throw new Error('no team');
    const thinking = {
      estimateAlone: () => prospects.estimateAlone(),
      lookAtAll: () => prospects.lookAtAll(),
      expand: () => prospects.expand(here),
      expandByTwo: () => prospects.expandByTwo(here),
    }[what]();
    let [before, longest] = [0, 0];
    for (let done: boolean | undefined = false; !done; ) {
      done = thinking.next().done;
      longest = Math.max(longest, estimates() - before);
      before = estimates();
    }
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(256);
  });
});
