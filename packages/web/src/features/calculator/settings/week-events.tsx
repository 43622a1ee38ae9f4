// The events of one week: what counts in the figures, and what doesn't.
import { type EventInWeek, eventsInWeek, gameOf } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { dayText } from '../../../parts/words/moment.ts';
import { useUser } from '../../../state/context.ts';
import { Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { daysText, effectWords, favouritesWords, newsWords, weekText } from './event-words.ts';
import * as styles from './event-dialog.module.css';

const t = messages('calculatorSettings');

export function WeekEvents({ monday }: { readonly monday: string }) {
  const events = eventsInWeek(monday);
  return (
    <Stack as="section" className={styles.week} gap={3} aria-label={t('event.weekOf', { date: dayText(monday) })}>
      <h3>{weekText(monday)}</h3>
      {events.length === 0 && (
        <Note className={styles.note} size="label">
          {t('event.unknownWeek')}
        </Note>
      )}
      {events.map((event) => (
        <WeekEvent key={`${event.name} ${event.start}`} event={event} />
      ))}
    </Stack>
  );
}

function WeekEvent({ event }: { readonly event: EventInWeek }) {
  const { name, start, end, counts, effects, news, favourites, note, uncertain } = event;
  const game = gameOf(useUser((user) => user.edition));
  const effectTexts = [...effects.map(effectWords), ...(favourites ? [favouritesWords(game, favourites)] : [])];
  const notCounted = [...(counts ? [] : effectTexts), ...news.map(newsWords)];
  return (
    <Text as="article" pad={3} padX={4} frame="line">
      <h4>{name}</h4>
      <Note className={styles.note} size="label">
        {uncertain ? t('event.uncertain', { days: daysText(start, end) }) : daysText(start, end)}
      </Note>
      {counts && effectTexts.length > 0 && <Lines title={t('event.counts')} lines={effectTexts} />}
      {notCounted.length > 0 && <Lines title={t('event.notCounted')} lines={notCounted} />}
      {effectTexts.length + notCounted.length === 0 && (
        <Note className={styles.note} size="label">
          {t('event.noEffects')}
        </Note>
      )}
      {note !== undefined && (
        <Note className={styles.note} size="label">
          {t('event.remark', { note })}
        </Note>
      )}
    </Text>
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
