// Players who use this week's events get those of the next week when it begins; others get none.
import type { ChosenEvent } from '@oversleep/game';
import { expect, test, vi } from 'vitest';
import { createSettings } from './data/settings.ts';
import { createStores } from './stores.ts';
import { followWeek, mondayAt } from './this-week.ts';

const at = (date: string) => new Date(`${date}:00`).getTime();

test('a week begins on Monday at four in the morning, by the clock of the device', () => {
  expect(mondayAt(at('2026-10-05T04:00'))).toBe('2026-10-05');
  expect(mondayAt(at('2026-10-05T03:59'))).toBe('2026-09-28');
  expect(mondayAt(at('2026-10-11T23:00'))).toBe('2026-10-05');
  expect(mondayAt(at('2027-01-01T12:00'))).toBe('2026-12-28');
});

const STORED: ChosenEvent = { from: 'week', name: '', monday: '2026-09-28', effects: [], favourites: [] };

async function followed(event: ChosenEvent | null, known: 'again' | 'enough' = 'enough') {
  const stores = createStores();
  stores.user.setState({ event });
  const queue = vi.fn();
  await followWeek(stores, createSettings({ stores, queue }), at('2026-10-07T12:00'), known);
  return queue.mock.calls.map(() => stores.user.getState().event);
}

test('another week has its own events', async () => {
  const [event] = await followed(STORED);
  expect(event).toMatchObject({ from: 'week', name: 'Packed Portions Cooking Week Part 3', monday: '2026-10-05' });
  expect(event?.effects).toContainEqual({ what: 'potSize', factor: 2 });
});

test(`without a choice, with a past event or with this week's events nothing changes`, async () => {
  expect(await followed(null)).toEqual([]);
  expect(await followed({ ...STORED, from: 'past' })).toEqual([]);
  expect(await followed({ ...STORED, monday: '2026-10-05' })).toEqual([]);
});

test('a new release may know more about the week', async () => {
  expect(await followed({ ...STORED, monday: '2026-10-05' }, 'again')).toHaveLength(1);
  const [event] = await followed(STORED);
  expect(await followed(event ?? null, 'again')).toEqual([]);
});
