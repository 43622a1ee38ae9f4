// A number that explains itself: pressed, it opens how it came about.
import type { ReactNode } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Breakdown } from './breakdown.tsx';
import type { Explanation } from './explanation.ts';
import * as styles from './figure.module.css';

interface FigureProps {
  /** The number as it stands there. */
  readonly text: ReactNode;
  readonly explanation: Explanation;
  readonly size?: keyof typeof SIZES;
  /** A colour token, such as var(--strength). */
  readonly colour?: string;
  /** Below the breakdown; drawn only while it is open, so that it may ask for something. */
  readonly more?: ReactNode;
}

const SIZES = { plain: '', large: styles.large, huge: styles.huge };

export function Figure({ text, explanation, size = 'plain', colour, more }: FigureProps) {
  return (
    <Popover
      label={`How ${explanation.title} comes about`}
      align="start"
      width={340}
      trigger={(props) => (
        <button type="button" {...props} className={`${styles.figure} ${SIZES[size]}`} style={{ color: colour }}>
          {text}
          <span className="unseen">, {explanation.title}: how it comes about</span>
        </button>
      )}
    >
      <Breakdown explanation={explanation}>{more}</Breakdown>
    </Popover>
  );
}
