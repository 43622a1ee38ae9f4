// Checks imports between modules, that every source file was read, styles, pauses in tests, banned words, and text without a limit.
// `node tools/structure.mjs [root]`. Unchanged files that have passed are not looked at again.

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { bareNormalising } from './checks/limited-text.mjs';
import { passedBefore } from './checks/passed-before.mjs';
import { bannedWords } from './checks/plain-words.mjs';
import { styleRooms } from './checks/style-rooms.mjs';
import { rawStyles } from './checks/style-tokens.mjs';
import { testPauses } from './checks/test-pauses.mjs';
import { root as repository } from './machine/root.mjs';

const root = resolve(process.argv[2] ?? repository);
const folders = ['packages', 'tools', 'e2e'].filter((folder) => existsSync(join(root, folder)));

const memory = passedBefore(root, 'structure');
if (memory.said !== undefined) {
  process.stdout.write(memory.said);
  process.exit();
}

const { forbidden, options } = config;
const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });

const unread = unreadSources(new Set(output.modules.map((module) => module.source)));
const problems = [
  ...output.summary.violations.map(describe),
  ...unread.map((path) => `unread: ${path} was not looked at, so no rule holds for it.`),
  ...styleRooms(root),
  ...rawStyles(root),
  ...testPauses(root),
  ...bannedWords(root),
  ...bareNormalising(root),
];

const summary = `${output.modules.length} modules, ${output.summary.totalDependenciesCruised} imports, no forbidden one\n`;
if (problems.length === 0) memory.remember(summary);
process.stdout.write(problems.length > 0 ? `${problems.join('\n')}\n` : summary);
process.exitCode = problems.length > 0 ? 1 : 0;

function describe({ rule, from, to, cycle }) {
  const comment = forbidden.find(({ name }) => name === rule.name)?.comment;
  const path = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ');
  return `${rule.name}: ${path}. ${comment}`;
}

// With an unsupported TypeScript, dependency-cruiser reads nothing and reports success.
function unreadSources(read) {
  const sources = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'src'))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.path, entry.name)).split(sep).join('/'));
  return sources.length > 0 ? sources.filter((path) => !read.has(path)) : ['packages/*/src'];
}
