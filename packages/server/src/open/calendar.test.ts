// The calendar by the grammar of RFC 5545, and what each event of it says.
import { GAME_LANGUAGES } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { readEvents } from '../../test/ical-grammar.ts';
import { parseCalendar, propertyValue, textOf } from '../../test/ical-parser.ts';
import { calendarOf, escaped, folded } from './calendar.ts';
import { eventsSince } from './events.ts';

const SINCE = '2024-11-18';
const parsed = (text: string) => parseCalendar(Buffer.from(text));

describe.each(GAME_LANGUAGES)('calendar in %s', (lang) => {
  const calendar = parsed(calendarOf(SINCE, undefined, lang));

  test('is a published calendar of version 2.0 that asks to be read again', () => {
    expect(calendar.name).toBe('VCALENDAR');
    expect(propertyValue(calendar, 'VERSION')).toBe('2.0');
    expect(propertyValue(calendar, 'METHOD')).toBe('PUBLISH');
    expect(propertyValue(calendar, 'PRODID')).toMatch(/Oversleep/);
    expect(propertyValue(calendar, 'NAME')).toBe(propertyValue(calendar, 'X-WR-CALNAME'));
    const refresh = calendar.properties.find(({ name }) => name === 'REFRESH-INTERVAL');
    expect([refresh?.parameters.get('VALUE'), refresh?.value]).toEqual(['DURATION', 'PT12H']);
  });

  test('has every event once, with floating times and what the grammar demands', () => {
    const events = calendar.components;
    expect(events.map((event) => propertyValue(event, 'UID'))).toEqual(
      eventsSince(SINCE).map(({ key }) => `${key}@oversleep`),
    );
    for (const event of events) {
      const uid = propertyValue(event, 'UID');
      expect(event.name, uid).toBe('VEVENT');
      expect(propertyValue(event, 'DTSTAMP'), uid).toMatch(/^\d{8}T\d{6}Z$/);
      for (const name of ['DTSTART', 'DTEND']) {
        const found = event.properties.find((property) => property.name === name);
        expect(found?.value, uid).toMatch(/^\d{8}T040000$/);
        expect(found?.parameters.size, uid).toBe(0);
      }
      expect(propertyValue(event, 'DTSTART') < propertyValue(event, 'DTEND'), uid).toBe(true);
      expect(textOf(propertyValue(event, 'SUMMARY')), uid).toMatch(/\S/);
      expect(propertyValue(event, 'TRANSP'), uid).toBe('TRANSPARENT');
      expect(propertyValue(event, 'SEQUENCE'), uid).toMatch(/^\d+$/);
    }
  });
});

test.each(GAME_LANGUAGES)('a second reader finds the same events in %s', (lang) => {
  const bytes = Buffer.from(calendarOf(SINCE, undefined, lang));
  const [first, second] = [parseCalendar(bytes).components, readEvents(bytes)];
  expect(second).toHaveLength(first.length);
  for (const [n, event] of first.entries())
    expect(Object.fromEntries(second[n] ?? [])).toEqual(
      Object.fromEntries(event.properties.map(({ name, value }) => [name, [value]])),
    );
});

test.each([
  ['a line of 76 octets', (text: string) => text.replace('SUMMARY:', `SUMMARY:${'x'.repeat(80)}`)],
  ['a line that ends with LF only', (text: string) => text.replace('\r\n', '\n')],
  ['no UID', (text: string) => text.replace(/UID:.*\r\n/, '')],
  ['two summaries', (text: string) => text.replace('SUMMARY:', 'SUMMARY:a\r\nSUMMARY:')],
  ['a comma without its escape', (text: string) => text.replace('SUMMARY:', 'SUMMARY:a,')],
  ['a date that is none', (text: string) => text.replace(/DTSTART:\d+/, 'DTSTART:tomorrow')],
  ['an event that does not end', (text: string) => text.replace('END:VEVENT\r\n', '')],
  ['something after the calendar', (text: string) => `${text}BEGIN:VEVENT\r\nEND:VEVENT\r\n`],
])('the second reader refuses %s', (_what, damage) => {
  const text = calendarOf(SINCE, 'goodSleepDay', 'en');
  expect(() => readEvents(Buffer.from(damage(text)))).toThrow();
});

test('what is computed ahead is tentative, the rest is confirmed', () => {
  const { components } = parsed(calendarOf(SINCE, 'goodSleepDay', 'en'));
  const status = (key: string) => {
    const event = components.find((one) => propertyValue(one, 'UID') === `${key}@oversleep`);
    return event && propertyValue(event, 'STATUS');
  };
  expect(status('GOOD_SLEEP_DAY_2026_12_24')).toBe('TENTATIVE');
  expect(status('GOOD_SLEEP_DAY_2026_09_27')).toBe('CONFIRMED');
  expect(components.every((one) => propertyValue(one, 'CATEGORIES') === 'Good Sleep Day')).toBe(true);
});

test('a Good Sleep Day says what it brings', () => {
  const { components } = parsed(calendarOf(SINCE, 'goodSleepDay', 'en'));
  const day = components.find((one) => propertyValue(one, 'UID') === 'GOOD_SLEEP_DAY_2026_12_24@oversleep');
  if (!day) throw new Error('no such day');
  expect(propertyValue(day, 'DTSTART')).toBe('20261224T040000');
  expect(propertyValue(day, 'DTEND')).toBe('20261225T040000');
  expect(textOf(propertyValue(day, 'DESCRIPTION')).split('\n')).toEqual([
    'Drowsy Power ×2',
    'Sleep EXP ×3',
    'Sleep Points +1000',
    'Computed ahead, not announced yet.',
  ]);
});

test('signs with a meaning of their own are escaped', () => {
  const text = 'a\\b; c, d\r\ne\nf';
  expect(textOf(escaped(text))).toBe('a\\b; c, d\ne\nf');
});

test('a line is folded at 75 octets without cutting a character', () => {
  for (const sign of ['a', 'é', 'フ', '😴']) {
    const line = `SUMMARY:${sign.repeat(200)}`;
    const parts = folded(line).split('\r\n');
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line);
  }
});
