// What a patch did to recorded teams: the parts add up to the whole, and what is said to matter is all that does.
import { readFileSync } from 'node:fs';
import { changesBetween, type EditionId, gameOf, gameWith } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { totalTerms } from '../figures/team.ts';
import { checkTeam } from '../read-request.ts';
import { requestOf } from '../request.ts';
import { observeTeam } from './compare.ts';
import { type PatchAnswer, type PatchedTeam, type PatchQuestion, patchSteps, wholePatch } from './patch.ts';

const [from, to]: readonly [EditionId, EditionId] = ['2025-10', '2026-08'];
/** Few: what is compared here are the same chains, so that it holds for any number of them. */
const CHAINS = 6;

function teamOf(name: string): PatchedTeam & { readonly potSize: number } {
  const file = new URL(`../../test/goldens/${from}-${name}.json`, import.meta.url);
  const checked = checkTeam(gameOf(from), JSON.parse(readFileSync(file, 'utf8')).input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { settings, members } = checked.value;
  return { settings, members, potSize: settings.potSize };
}

const meanTotal = (game: ReturnType<typeof gameOf>, { settings, members, potSize }: ReturnType<typeof teamOf>) =>
  observeTeam(requestOf(game, { ...settings, potSize }, members), [totalTerms], { chains: CHAINS }).values[0];

function comparePatch(question: PatchQuestion, chains: number): PatchAnswer {
  const last = [...patchSteps(question, { chains })].at(-1);
  if (!last) throw new Error('No answer');
  return last.answer;
}

const sumOf = ({ effects, interactions }: PatchAnswer): number =>
  effects.reduce((sum, { gain }) => sum + gain.mean, interactions.mean);

describe.each(['t01', 't03', 't05', 't12', 't14'])('recorded team %s', (name) => {
  const team = teamOf(name);
  const answer = comparePatch({ from, to, team }, CHAINS);
  const { before, after, difference, effects } = answer;

  it('effects and interactions add up to the difference of the totals', () => {
    expect(effects.length).toBeGreaterThan(1);
    expect(sumOf(answer)).toBeCloseTo(difference.mean, 4);
    expect(after.mean - before.mean).toBeCloseTo(difference.mean, 4);
  });

  it('rounded effects and interactions add up to the last whole number', () => {
    const shown = wholePatch(answer);
    expect(sumOf(shown)).toBe(shown.difference.mean);
    expect(shown.after.mean - shown.before.mean).toBe(shown.difference.mean);
    for (const [i, { gain }] of shown.effects.entries())
      expect(Math.abs(gain.mean - (effects[i]?.gain.mean ?? 0))).toBeLessThan(1.5);
  });

  it('the changes that matter explain every chain of the new edition', () => {
    // A dish that the change alone doesn't enable may be cooked with other changes: then it is an interaction.
    const dishes = changesBetween(from, to).filter(({ table, kind }) => table === 'recipes' && kind === 'new');
    const mixed = gameWith(from, to, [...new Set([...effects.flatMap(({ changes }) => changes), ...dishes])]);
    expect(meanTotal(mixed, team)).toEqual(meanTotal(gameOf(to), team));
  });

  it('the largest effect comes first', () => {
    const sizes = effects.map(({ gain }) => Math.abs(gain.mean));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

describe('effects of changes', () => {
  it('arrive one by one, with both totals first', () => {
    const steps = [...patchSteps({ from, to, team: teamOf('t14') }, { chains: 2 })];
    expect(steps[0]?.answer.effects).toEqual([]);
    expect(steps[0]?.answer.difference).toEqual(steps.at(-1)?.answer.difference);
    expect(steps.at(-1)?.done).toBe(1);
  });

  it('are empty without changes', () => {
    const { difference, effects, interactions } = comparePatch({ from, to: from, team: teamOf('t01') }, 2);
    expect([difference.mean, effects, interactions.mean]).toEqual([0, [], 0]);
  });
});
