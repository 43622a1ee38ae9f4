// What is not sure about a species, with a small mark and the source. Nothing where everything is.
import type { EditionId, Species } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { surenessOf } from './sureness-words.ts';
import * as styles from './sureness.module.css';

const t = messages('parts');

interface SurenessProps {
  readonly edition: EditionId;
  readonly species: Species;
}

export function Sureness({ edition, species }: SurenessProps) {
  const { doubts, unknown } = surenessOf(edition, species);
  if (doubts.length === 0 && unknown === '') return null;
  return (
    <Stack as="ul" className={styles.sureness} gap={1} tone="muted" size="note" aria-label={t('sureness.title')}>
      {doubts.map(({ what, level, sources }) => (
        <li key={what}>
          <Stack as="span" className={styles.mark} middle weight={700} aria-hidden="true">
            ≈
          </Stack>
          <span>{t.rich('sureness.doubt', { what, level, sources, b: (inner) => <b>{inner}</b> })}</span>
        </li>
      ))}
      {unknown !== '' && (
        <li>
          <Stack as="span" className={styles.mark} middle weight={700} aria-hidden="true">
            ?
          </Stack>
          <span>{t.rich('sureness.unknown', { what: unknown, b: (inner) => <b>{inner}</b> })}</span>
        </li>
      )}
    </Stack>
  );
}
