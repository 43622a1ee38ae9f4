// Marks points that are already multiplied.
import { messages } from '../../messages/messages.ts';
import * as styles from './weight-mark.module.css';

const t = messages('tierlist');

/** Nothing where they are counted once. */
export function WeightMark({ weight }: { readonly weight: number }) {
  return weight === 1 ? null : <span className={styles.weightMark}>{t('variants.weight', { weight })}</span>;
}
