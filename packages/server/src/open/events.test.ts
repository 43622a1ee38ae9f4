// Events between two days, what a day is about, and the feed.
import { describe, expect, test } from 'vitest';
import { escapeMarkup } from '../escape-markup.ts';
import { dayFacts, eventsBetween, openEvent } from './events.ts';
import { feedOf } from './feed.ts';

const keys = (from: string, to: string) => eventsBetween({ from, to }).map(({ key }) => key);

describe('events between two days', () => {
  test('overlap counts, the end does not', () => {
    expect(keys('2026-12-24', '2026-12-25')).toEqual(['GOOD_SLEEP_DAY_2026_12_24']);
    expect(keys('2023-11-26', '2023-11-27')).toEqual(['EEVEE_WEEK_2023']);
    expect(keys('2023-11-27', '2023-11-28')).toEqual([]);
  });

  test('an event has its moments without a zone and its effects as in the facts', () => {
    const [event] = eventsBetween({ from: '2024-03-25', to: '2024-03-26' });
    expect(event && openEvent(event, 'ja')).toEqual({
      key: 'RAIKOU_RESEARCH',
      name: 'ライコウリサーチ',
      kind: 'event',
      start: '2024-03-25T04:00',
      end: '2024-04-08T04:00',
      forecast: false,
      effects: [
        { what: 'ingredientsPerHelp', add: 1, who: { type: ['electric'] } },
        { what: 'skillTrigger', factor: 1.5, who: { type: ['electric'] } },
      ],
      favourites: [{ types: ['electric'], areas: ['greengrass'] }],
    });
  });
});

describe('a day', () => {
  test('within an event: the event, its favourites and the days left with this one', () => {
    const day = dayFacts('2024-04-07', 'en');
    expect(day).toMatchObject({ monday: '2024-04-01', daysLeft: 1, goodSleepDay: null });
    expect(day.event?.key).toBe('RAIKOU_RESEARCH');
    expect(day.favourites).toEqual([{ types: ['electric'], areas: ['greengrass'] }]);
  });

  test('without one: when the next Good Sleep Day is', () => {
    const day = dayFacts('2026-12-01', 'en');
    expect(day).toMatchObject({ event: null, events: [], daysLeft: null, favourites: [] });
    expect(day.nextGoodSleepDay).toMatchObject({ key: 'GOOD_SLEEP_DAY_2026_12_23', daysUntil: 22 });
  });

  test('a Good Sleep Day', () => {
    expect(dayFacts('2026-12-24', 'en').goodSleepDay).toMatchObject({ forecast: true, daysLeft: 1 });
  });
});

describe('feed', () => {
  const feed = feedOf('https://example.org', '2024-11-18', 'en');

  test('has events, editions and releases, newest first, with ids that name no host', () => {
    const ids = [...feed.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('tag:oversleep,2026:feed/edition/2026-10');
    expect(ids).toContain('tag:oversleep,2026:feed/event/HOLIDAY_2025');
    expect(ids.some((id) => /feed\/release\/\d/.test(id ?? ''))).toBe(true);
    expect(ids.every((id) => !id?.includes('example.org'))).toBe(true);
    const updated = [...feed.matchAll(/<updated>([^<]+)<\/updated>/g)].map(([, at]) => at ?? '');
    expect(updated.slice(1)).toEqual(updated.slice(1).toSorted().toReversed());
    expect(updated[0]).toBe(updated[1]);
  });

  test('texts never become markup', () => {
    expect(escapeMarkup(`"><script>alert('&')</script>\u0000`)).toBe(
      '&quot;&gt;&lt;script&gt;alert(&apos;&amp;&apos;)&lt;/script&gt;',
    );
    expect(
      feed.replace(/<\/?(feed|id|title|updated|author|name|link|entry|summary)\b[^<>]*>|<\?xml[^>]*>/g, ''),
    ).not.toMatch(/[<>]/);
  });
});
