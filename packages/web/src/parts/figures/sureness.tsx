// What is not sure about a species, with a small mark and the source. Nothing where everything is.
import type { EditionId, Species } from '@oversleep/game';
import { surenessOf } from './sureness-words.ts';
import * as styles from './sureness.module.css';

interface SurenessProps {
  readonly edition: EditionId;
  readonly species: Species;
}

export function Sureness({ edition, species }: SurenessProps) {
  const { doubts, unknown } = surenessOf(edition, species);
  if (doubts.length === 0 && unknown === '') return null;
  return (
    <ul className={styles.sureness} aria-label="How sure this is">
      {doubts.map(({ what, level, sources }) => (
        <li key={what}>
          <span className={styles.mark} aria-hidden="true">
            ≈
          </span>
          <span>
            <b>{what}</b>: {level}. Source: {sources}.
          </span>
        </li>
      ))}
      {unknown !== '' && (
        <li>
          <span className={styles.mark} aria-hidden="true">
            ?
          </span>
          <span>
            <b>{unknown}</b>: not known yet.
          </span>
        </li>
      )}
    </ul>
  );
}
