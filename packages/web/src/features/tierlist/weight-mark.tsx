// Says of points that stand beside it that they are already multiplied.
import * as styles from './weight-mark.module.css';

/** Nothing where they are counted once. */
export function WeightMark({ weight }: { readonly weight: number }) {
  return weight === 1 ? null : <span className={styles.weightMark}>× {weight} included</span>;
}
