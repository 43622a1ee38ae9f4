// What is not sure about a species, with a small mark and the source. Nothing where everything is.
import type { EditionId, Species } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
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
    <ul className={styles.sureness} aria-label={t('sureness.title')}>
      {doubts.map(({ what, level, sources }) => (
        <li key={what}>
          <span className={styles.mark} aria-hidden="true">
            ≈
          </span>
          <span>{t.rich('sureness.doubt', { what, level, sources, b: (inner) => <b>{inner}</b> })}</span>
        </li>
      ))}
      {unknown !== '' && (
        <li>
          <span className={styles.mark} aria-hidden="true">
            ?
          </span>
          <span>{t.rich('sureness.unknown', { what: unknown, b: (inner) => <b>{inner}</b> })}</span>
        </li>
      )}
    </ul>
  );
}
