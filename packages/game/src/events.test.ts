import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, mondayOf } from './calendar.ts';
import { gameOf } from './edition.ts';
import { eventsInWeek, PAST_EVENTS, rulesOfWeek, weekOf } from './events.ts';
import { restoredSettings } from './synced-settings.ts';
import { type ChosenEvent, withFixedFavourites } from './week-event.ts';

describe('the calendar', () => {
  it("agrees with the platform's for ten years, day by day", () => {
    const first = dayOf('2020-01-01') ?? Number.NaN;
    const wrong = Array.from({ length: 3653 }, (_, i) => i).filter((i) => {
      const date = new Date(Date.UTC(2020, 0, 1 + i));
      const text = date.toISOString().slice(0, 10);
      const day = first + i;
      return dateOf(day) !== text || dayOf(text) !== day || day - mondayOf(day) !== (date.getUTCDay() + 6) % 7;
    });
    expect(wrong).toEqual([]);
  });

  it('rejects texts that are no date', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today'].map(dayOf)).toEqual(Array(5).fill(undefined));
    expect(dayOf('2028-02-29')).toBeDefined();
  });
});

describe('the events of a week', () => {
  const names = (monday: string) =>
    eventsInWeek(monday).map(({ name, counts }) => `${name}${counts ? '' : ', not counted'}`);

  it('are those that lie in it, also in the second week of a long one', () => {
    expect(weekOf('2026-10-11')).toBe('2026-10-05');
    expect(weekOf('2026-10-12')).toBe('2026-10-12');
    expect(names('2026-10-05')).toEqual(['Packed Portions Cooking Week Part 3', 'New Moon Day 18, not counted']);
    expect([names('2024-03-25'), names('2024-04-01'), names('2024-04-08')]).toEqual([
      ['Raikou Research'],
      ['Raikou Research'],
      [],
    ]);
  });

  it('change together what they change alone; short events are only listed', () => {
    expect(rulesOfWeek('2026-10-05').effects).toContainEqual({ what: 'potSize', factor: 2 });
    expect(rulesOfWeek('2025-09-15')).toMatchObject({
      effects: [{ what: 'skillTrigger' }, { what: 'skillLevel', add: 5 }, { what: 'dishStrength', factor: 1.1 }],
      favourites: [{ types: ['electric', 'fire', 'water'] }],
    });
    expect(rulesOfWeek('2026-11-23')).toEqual({ effects: [], favourites: [] });
  });

  it('Good Sleep Days are the full moon and the days beside it', () => {
    const days = eventsInWeek('2026-11-23').map(({ name, start, end, news, uncertain }) => [
      name,
      start,
      end,
      news.map(({ what, factor, add }) => `${what} ${factor ?? add}`).join(', '),
      uncertain,
    ]);
    const beside = 'drowsyPower 1.5, sleepExp 2, sleepPoints 500';
    expect(days).toEqual([
      ['Good Sleep Day', '2026-11-23', '2026-11-24', beside, true],
      ['Good Sleep Day (full moon)', '2026-11-24', '2026-11-25', 'drowsyPower 3, sleepExp 3, sleepPoints 1000', true],
      ['Good Sleep Day', '2026-11-25', '2026-11-26', beside, true],
    ]);
    // Around a month's end, and over the edge of a week.
    expect(names('2025-04-07')).toContain('Good Sleep Day (full moon), not counted');
    expect(names('2025-04-14')).toEqual(['Good Sleep Day, not counted']);
  });

  it('cover whole weeks as far as they count, so that no figure depends on the choice of days', () => {
    for (const { name, start, end, effects } of PAST_EVENTS)
      if (effects.length > 0) expect([weekOf(start), weekOf(end)], name).toEqual([start, end]);
  });
});

describe('favourites that an event fixes', () => {
  const game = gameOf('2026-08');
  const on = (island: string, usual: readonly string[], types: readonly ('ice' | 'water' | 'fire' | 'electric')[]) =>
    withFixedFavourites(game, island, usual, [{ types, areas: ['greengrass'] }]);

  it('come first on their islands, and leave room for the others', () => {
    expect(on('greengrass', ['ORAN', 'PAMTRE', 'PECHA'], ['ice'])).toEqual(['RAWST', 'ORAN', 'PAMTRE']);
    expect(on('greengrass', [], ['ice'])).toEqual(['RAWST']);
    expect([...on('greengrass', ['PECHA'], ['water', 'fire', 'electric'])].sort()).toEqual(['GREPA', 'LEPPA', 'ORAN']);
  });

  it('change nothing elsewhere, or where they are favourites anyway', () => {
    const usual = ['ORAN', 'PAMTRE', 'PECHA'];
    expect(on('cyan', usual, ['ice'])).toBe(usual);
    expect(on('greengrass', usual, ['water'])).toBe(usual);
  });
});

describe('a chosen event as it was stored', () => {
  const event: ChosenEvent = {
    from: 'past',
    name: 'Holiday 2025',
    monday: '2025-12-22',
    effects: [{ what: 'skillLevel', add: 3, who: { type: ['ice', 'steel'] } }],
    favourites: [{ types: ['ice', 'steel'], areas: ['greengrass'] }],
  };

  it('is read unchanged', () => {
    expect(restoredSettings({ event: JSON.parse(JSON.stringify(event)) }).event).toEqual(event);
    expect(restoredSettings({ event: { ...event, from: 'own', monday: null, favourites: [] } }).event).toMatchObject({
      monday: null,
    });
  });

  it.each([[null], ['week'], [{ ...event, from: 'next' }], [{ ...event, effects: [{ what: 'luck', factor: 2 }] }]])(
    '%j is rejected',
    (value) => expect(restoredSettings({ event: value }).event).toBeNull(),
  );
});
