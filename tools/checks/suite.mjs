// A suite of vitest tests as a step, counted test by test from vitest's own report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '../machine/programs.mjs';
import { runCommand } from './steps.mjs';

/**
 * @param {'unit' | 'server' | 'integration' | 'browser'} project
 * @param {readonly string[]} without patterns of files to leave out
 * @returns {import('./steps.mjs').Step}
 */
export function suiteStep(project, without = []) {
  return {
    name: project,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'oversleep-report-'));
      const report = join(folder, 'report.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const excluded = without.flatMap((pattern) => ['--exclude', pattern]);
      const { code, output } = await runCommand([
        programs.vitest,
        'run',
        '--project',
        project,
        ...excluded,
        ...reporters,
      ]);
      const counts = countTests(readReport(report), code);
      rmSync(folder, { recursive: true, force: true });
      return { ...counts, output };
    },
  };
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A file that did not load, and a run that broke without a failing test, each count as a failure.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 * @param {{ testResults: FileReport[] } | undefined} report
 * @param {number | null} exitCode
 */
export function countTests(report, exitCode) {
  const files = report?.testResults ?? [];
  const inFile = (file, status) => file.assertionResults.filter((test) => test.status === status).length;
  const passed = files.reduce((sum, file) => sum + inFile(file, 'passed'), 0);
  const failedTests = files.reduce((sum, file) => sum + inFile(file, 'failed'), 0);
  const brokenFiles = files.filter((file) => file.status === 'failed' && inFile(file, 'failed') === 0).length;
  const failed = failedTests + brokenFiles;
  const isBroken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failed };
}
