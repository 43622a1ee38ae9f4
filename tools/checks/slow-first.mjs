// The order of test files: slow ones first, so that none of them is left alone at the end; then those that need a
// DOM one after the other, because a process that has one is not used for the rest.
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** Slowest first, by what was measured on two cores. */
const SLOW = [
  'packages/engine/test/statistics.test.ts',
  'tools/start.test.ts',
  'packages/engine/test/goldens.test.ts',
  'packages/engine/test/expected.test.ts',
  'tools/build/container.test.ts',
  'packages/engine/test/kitchens.test.ts',
  'packages/server/test/operations.test.ts',
  'packages/server/test/kill.test.ts',
  'packages/server/test/shutdown.test.ts',
  'packages/server/test/tier-list-workers.test.ts',
  'packages/server/test/jobs.test.ts',
  'packages/server/test/fuzz.test.ts',
  'e2e/calculator.test.ts',
  'e2e/creature.test.ts',
  'e2e/compare.test.ts',
  'e2e/player-data.test.ts',
  'e2e/results.test.ts',
  'e2e/pages.test.ts',
  'e2e/sign-in.test.ts',
];

export class SlowFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const placeOf = ({ moduleId }) => {
      const place = SLOW.findIndex((path) => moduleId.endsWith(`/${path}`));
      if (place >= 0) return place;
      return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? SLOW.length : SLOW.length + 1;
    };
    return (await super.sort(files))
      .map((file) => ({ file, place: placeOf(file) }))
      .sort((a, b) => a.place - b.place)
      .map(({ file }) => file);
  }
}
