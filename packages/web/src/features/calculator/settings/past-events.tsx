// Events that are over or announced, newest first, to be searched by name, year or effect.
import { type DatedEvent, PAST_EVENTS, weekOf } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { SearchBar } from '../../../ui/fields/search-bar.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import type { EventDraft } from './event-draft.ts';
import { daysText, effectWords } from './event-words.ts';
import { WeekEvents } from './week-events.tsx';
import * as styles from './event-dialog.module.css';

const t = messages('calculatorSettings');

type Past = NonNullable<EventDraft['past']>;

interface PastEventsProps {
  readonly chosen: Past | null;
  readonly onChoose: (event: Past) => void;
}

/** What the search looks at. */
const textOf = ({ name, start, end, effects }: DatedEvent): string =>
  [name, daysText(start, end), ...effects.map(effectWords)].join(' ').toLowerCase();

/** Only those that change a figure can be chosen. */
const CHOOSABLE: readonly DatedEvent[] = PAST_EVENTS.filter(
  ({ effects, favourites }) => effects.length > 0 || favourites !== undefined,
).toReversed();

export function PastEvents({ chosen, onChoose }: PastEventsProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = CHOOSABLE.filter((event) => words.every((word) => textOf(event).includes(word)));
  return (
    <>
      <SearchBar label={t('event.search')} value={search} onChange={setSearch} />
      <Stack className={styles.past} packed frame="line" role="radiogroup" aria-label={t('event.pastList')}>
        {found.map(({ name, start, end }) => {
          const monday = weekOf(start) ?? start;
          return (
            <Row as="label" key={`${name} ${start}`} className={styles.pastOne} gap={3}>
              <input
                type="radio"
                name="past-event"
                checked={chosen?.name === name && chosen.monday === monday}
                onChange={() => onChoose({ name, monday })}
              />
              <span>
                {name}{' '}
                <Note as="span" className={styles.note} size="label">
                  {daysText(start, end)}
                </Note>
              </span>
            </Row>
          );
        })}
        {found.length === 0 && (
          <Note className={styles.note} size="label">
            {t('event.noMatch')}
          </Note>
        )}
      </Stack>
      {chosen && <WeekEvents monday={chosen.monday} />}
    </>
  );
}
