// No test waits for a span of time: on a busy machine it is too short, on an idle one wasted. Tests wait for events (`until`, `expect.poll`, locators)
// or hold the clock (`vi.useFakeTimers`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const PAUSES = [
  /['"]node:timers\/promises['"]/,
  // With a delay; without one it only lets others go first.
  /\bsetTimeout\(\s*\w+\s*,/,
  /\bwaitForTimeout\(/,
  /\bnetworkidle\b/,
  /\bpg_sleep\(/,
  // These wait for one second by default, and they advance fake timers.
  /\bvi\.wait(For|Until)\(/,
  // Time limits below the suites' twenty seconds are too short on a busy machine.
  /\btimeout: (\d{1,4}|1?\d_\d{3})\b/,
  // Measured time depends on the machine; count the work instead.
  /\bcpuUsage\(/,
];

/** Exceptions, with their reasons. */
const ALLOWED = {
  'tools/machine/until.mjs': 'looks again and again until something holds',
  'e2e/bench-': 'measures time',
  'e2e/layout.test.ts': 'looks again until the page has stopped moving',
  'packages/server/test/chaos/': 'plays hours with a real clock, by hand',
  'packages/server/test/hang.test.ts': 'keeps a real database at a statement for longer than its timeout',
  'packages/web/src/testing/fake-platform.ts': 'hands the clock on to pages; tests hold it',
};

const TEST_FILE = /(^e2e\/|\/test\/|\/testing\/|\.test\.tsx?$)/;

/**
 * One line for each test that waits for a span of time.
 * @param {string} root
 */
export function testPauses(root) {
  const files = ['e2e', 'packages', 'tools']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && TEST_FILE.test(path) && !path.includes('/node_modules/'));
  return files.flatMap((path) => {
    if (Object.keys(ALLOWED).some((start) => path.startsWith(start))) return [];
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes('useFakeTimers')) return [];
    const found = PAUSES.map((pause) => pause.exec(text)?.[0]).filter((match) => match !== undefined);
    return found.map((match) => `test-pause: ${path} → ${match} waits for a span of time; wait for an event instead.`);
  });
}
