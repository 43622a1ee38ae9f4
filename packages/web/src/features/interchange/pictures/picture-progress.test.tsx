// @vitest-environment happy-dom
// What the player sees while screenshots are read.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { creatureOf } from '../../../testing/creatures.ts';
import type { PictureJobState } from './picture-job.ts';
import { PictureProgress } from './picture-progress.tsx';
import type { usePictureJob } from './use-picture-job.ts';

afterEach(cleanup);

const nothing = () => Promise.resolve();

function jobIn(state: PictureJobState): ReturnType<typeof usePictureJob> {
  const store = createStore<PictureJobState>(() => state);
  const steps = { open: nothing, add: nothing, pause: nothing, goOn: nothing, rest: nothing };
  return { store, state, ...steps, forget: nothing, setLanguage: nothing, answer: nothing, takeBack: nothing };
}

test('after the first of twenty, the progress and its Pokémon are shown', () => {
  const creature = { ...creatureOf(1), name: 'Dozer' };
  const state: PictureJobState = {
    stage: 'reading',
    pictures: Array.from({ length: 20 }, (_, i) => ({ id: `id-${i}`, name: `${i}.png` })),
    read: 1,
    found: [{ key: 'id-0', creature }],
    times: [500],
    language: 'en',
    failure: undefined,
    leftOut: 0,
    creatures: [],
    problems: [],
  };
  render(<PictureProgress job={jobIn(state)} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
  expect(screen.getByText(/1 of 20/)).toBeDefined();
  expect(screen.getByText('Dozer')).toBeDefined();
});
