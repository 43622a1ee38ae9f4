// A number that opens its breakdown when pressed.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Breakdown } from './breakdown.tsx';
import type { Explanation } from './explanation.ts';
import * as styles from './figure.module.css';

const t = messages('parts');

interface FigureProps {
  /** The number as shown. */
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
      label={t('figure.panel', { title: explanation.title })}
      align="start"
      width={340}
      trigger={(props) => (
        <button type="button" {...props} className={`${styles.figure} ${SIZES[size]}`} style={{ color: colour }}>
          {text}
          <span className="unseen">, {t('figure.button', { title: explanation.title })}</span>
        </button>
      )}
    >
      <Breakdown explanation={explanation}>{more}</Breakdown>
    </Popover>
  );
}
