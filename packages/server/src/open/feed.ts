// News for feed readers as Atom 1.0 (RFC 4287): events of the game, editions of our tables and releases of the product.
import { EDITIONS, type GameLanguage, gameOf } from '@oversleep/game';
import { effectText } from '@oversleep/texts';
import { readChangelog } from '../changelog.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { eventsSince, openEvent, updatedOn } from './events.ts';

interface FeedEntry {
  /** Relative to the feed's id. */
  readonly id: string;
  readonly title: string;
  /** A date. */
  readonly updated: string;
  readonly summary: string;
  /** Path below the public address. */
  readonly page: string;
}

/** Id of the feed, without a host, so that it stays the same if the product moves. */
const ID = 'tag:oversleep,2026:feed';

export function feedOf(origin: string, since: string, lang: GameLanguage): string {
  const entries = [...eventEntries(since, lang), ...editionEntries(), ...releaseEntries()].sort((a, b) =>
    a.updated === b.updated ? (a.id < b.id ? -1 : 1) : a.updated < b.updated ? 1 : -1,
  );
  const updated = entries[0]?.updated ?? since;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${ID}</id>`,
    '<title>Oversleep: events, editions and releases</title>',
    `<updated>${instant(updated)}</updated>`,
    '<author><name>Oversleep</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${origin}/api/events.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}/`)}"/>`,
    ...entries.map((entry) => entryOf(origin, entry)),
    '</feed>',
    '',
  ].join('\n');
}

const entryOf = (origin: string, { id, title, updated, summary, page }: FeedEntry): string =>
  [
    '<entry>',
    `<id>${escapeMarkup(`${ID}/${id}`)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${instant(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}${page}`)}"/>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>',
  ].join('');

function eventEntries(since: string, lang: GameLanguage): readonly FeedEntry[] {
  return eventsSince(since).map((event) => {
    const { key, name, start, end, forecast, effects } = openEvent(event, lang);
    const when = `${start.slice(0, 10)} 04:00 to ${end.slice(0, 10)} 04:00, local time${forecast ? ' (not announced yet)' : ''}.`;
    // A changed row is a new entry.
    const id = event.revision === undefined ? `event/${key}` : `event/${key}/${event.revision}`;
    return {
      id,
      title: name,
      updated: updatedOn(event),
      summary: [when, ...effects.map((effect) => `${effectText(effect)}.`)].join(' '),
      page: '/calculator',
    };
  });
}

const editionEntries = (): readonly FeedEntry[] =>
  EDITIONS.map((edition) => {
    const { species, recipes } = gameOf(edition);
    return {
      id: `edition/${edition}`,
      title: `Game tables of ${edition}`,
      updated: `${edition}-01`,
      summary: `${species.rows.length} species and ${recipes.rows.length} recipes.`,
      page: '/changes',
    };
  });

const releaseEntries = (): readonly FeedEntry[] =>
  readChangelog().flatMap(({ version, date, features, bugFixes, breakingChanges, otherChanges }) =>
    date === null
      ? []
      : [
          {
            id: `release/${version}`,
            title: `Oversleep ${version}`,
            updated: date,
            summary: [...breakingChanges, ...features, ...bugFixes, ...otherChanges].join(' '),
            page: '/changes',
          },
        ],
  );

const instant = (date: string): string => `${date}T00:00:00Z`;
