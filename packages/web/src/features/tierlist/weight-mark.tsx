// Marks points that are already multiplied.
import { messages } from '../../messages/messages.ts';
import { Text } from '../../ui/layout/layout.tsx';
import * as styles from './weight-mark.module.css';

const t = messages('tierlist');

/** Nothing where they are counted once. */
export function WeightMark({ weight }: { readonly weight: number }) {
  return weight === 1 ? null : (
    <Text as="span" className={styles.weightMark} size="small" weight={700}>
      {t('variants.weight', { weight })}
    </Text>
  );
}
