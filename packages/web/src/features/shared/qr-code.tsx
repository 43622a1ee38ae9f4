// A link as a QR code, drawn in one path.
import { type Bitmap2D, generate } from 'lean-qr';
import { messages } from '../../messages/messages.ts';
import { Text } from '../../ui/layout/layout.tsx';
import * as styles from './share-dialog.module.css';

const t = messages('shared');

/** Longer ones become so fine that a camera cannot read them off a screen. */
const LONGEST = 1800;
const QUIET = 4;

export function QrCode({ text }: { readonly text: string }) {
  if (text.length > LONGEST)
    return (
      <Text tone="muted" size="note">
        {t('share.tooLong')}
      </Text>
    );
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('share.code')}
    >
      <path d={pathOf(code)} />
    </svg>
  );
}

/** A unit square for each dark module, those side by side as one. */
function pathOf(code: Bitmap2D): string {
  const parts: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (x < code.size && code.get(x, y)) x += 1;
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return parts.join('');
}
