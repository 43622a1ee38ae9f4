// Reads the fact tables of facts/, and returns a row as it was in an edition of the game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';

const FACTS = join(root, 'facts');

/** All tables of a folder by name. */
export function readFacts(folder = FACTS) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const json = (name) => [name, JSON.parse(read(`${name}.json`))];
  const csv = (name) => [name, rowsOf(read(`${name}.csv`))];
  return Object.fromEntries([
    ...['editions', 'species', 'skills', 'recipes', 'islands', 'constants', 'energy', 'pot-sizes'].map(json),
    ...['names', 'corrections', 'sources', 'events', 'game-ids', 'growth', 'recipe-exp', 'evolutions', 'roll-odds'].map(
      json,
    ),
    ...['observations', 'team-rules', 'names-more', 'sleep-styles', 'nightcap-pikachu'].map(json),
    ...['berries', 'ingredients', 'natures', 'subskills', 'ribbons', 'levels'].map(csv),
  ]);
}

function rowsOf(text) {
  const [head, ...lines] = text.trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i], cellValue(cell)])));
}

function cellValue(cell) {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}

/**
 * A row as it was in an edition; null = not there. A row has the values of today, `since` and `until` say when it is there,
 * and `before` what was different before an edition. Ids of editions sort by time.
 */
export function stateIn(row, edition) {
  const { since, until, before = {}, ...today } = row;
  if ((since !== undefined && edition < since) || (until !== undefined && edition >= until)) return null;
  const later = Object.keys(before).filter((changed) => edition < changed);
  return Object.assign(
    today,
    ...later
      .sort()
      .toReversed()
      .map((changed) => before[changed]),
  );
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** One row of a generated table out of its state in each edition: the oldest state, and what later editions changed. */
export function versioned(editions, states) {
  const first = states.findIndex((state) => state !== null);
  const row = { since: editions[first], row: states[first] };
  const then = {};
  for (let i = first + 1; i < editions.length; i += 1) {
    const [was, is] = [states[i - 1], states[i]];
    if (is === null) return { ...row, ...thenIn(then), until: editions[i] };
    const patch = {};
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      if (is[key] === undefined) throw new Error(`field ${key} vanished in ${editions[i]}`);
      if (!same(was[key], is[key])) patch[key] = is[key];
    }
    if (Object.keys(patch).length > 0) then[editions[i]] = patch;
  }
  return { ...row, ...thenIn(then) };
}

const thenIn = (then) => (Object.keys(then).length > 0 ? { then } : {});
