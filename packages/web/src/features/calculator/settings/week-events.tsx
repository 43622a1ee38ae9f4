// The events of one week: what counts in the figures, and what is only told.
import { type EventInWeek, eventsInWeek, gameOf } from '@oversleep/game';
import { dayText } from '../../../parts/words/moment.ts';
import { useUser } from '../../../state/context.ts';
import { daysText, effectWords, favouritesWords, newsWords, weekText } from './event-words.ts';
import * as styles from './event-dialog.module.css';

export function WeekEvents({ monday }: { readonly monday: string }) {
  const events = eventsInWeek(monday);
  return (
    <section className={styles.week} aria-label={`Events of the week from ${dayText(monday)}`}>
      <h3>{weekText(monday)}</h3>
      {events.length === 0 && (
        <p className={styles.note}>
          We know of no event in this week. If the game shows one, put it together yourself under “My own”.
        </p>
      )}
      {events.map((event) => (
        <WeekEvent key={`${event.name} ${event.start}`} event={event} />
      ))}
    </section>
  );
}

function WeekEvent({ event }: { readonly event: EventInWeek }) {
  const { name, start, end, counts, effects, news, favourites, note, uncertain } = event;
  const game = gameOf(useUser((user) => user.edition));
  const felt = [...effects.map(effectWords), ...(favourites ? [favouritesWords(game, favourites)] : [])];
  const notes = [...(counts ? [] : felt), ...news.map(newsWords)];
  return (
    <article className={styles.one}>
      <h4>{name}</h4>
      <p className={styles.note}>
        {daysText(start, end)}
        {uncertain && ', not certain'}
      </p>
      {counts && felt.length > 0 && <Lines title="Counts" lines={felt} />}
      {notes.length > 0 && <Lines title="Not part of the figures" lines={notes} />}
      {felt.length + notes.length === 0 && <p className={styles.note}>What it changes is not known.</p>}
      {note !== undefined && <p className={styles.note}>Note: {note}.</p>}
    </article>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h5>{title}</h5>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
