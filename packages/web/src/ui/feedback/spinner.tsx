// Something is on its way: the turning ring alone, or in a box of its own with a word.
import { messages } from '../../messages/messages.ts';
import * as styles from './spinner.module.css';

const t = messages('shell');

/** Decoration: a text beside it says what is loading. */
export function Spinner({ size = 48 }: { readonly size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      strokeWidth={size < 30 ? 6 : 4}
      data-part="waiting"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.spinnerTrack} cx="24" cy="24" r="20" />
      <path d="M24 4 A20 20 0 0 1 44 24" />
    </svg>
  );
}

/** Takes the place of a page or panel that is being fetched. */
export function Loading({ label = t('ui.loading') }: { readonly label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{label}</p>
    </div>
  );
}
