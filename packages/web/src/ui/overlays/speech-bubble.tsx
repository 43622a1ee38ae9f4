// A speech bubble.
import type { ReactNode } from 'react';
import * as styles from './speech-bubble.module.css';

interface SpeechBubbleProps {
  /** A short word before the name. */
  readonly lead?: string;
  readonly name?: string;
  /** Where the speaker is. */
  readonly tail?: 'left' | 'right' | 'below';
  readonly children: ReactNode;
}

export function SpeechBubble({ lead, name, tail = 'right', children }: SpeechBubbleProps) {
  return (
    <div className={styles.bubble} data-ui="bubble" data-tail={tail}>
      {(lead !== undefined || name !== undefined) && (
        <p className={styles.head}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          {name}
        </p>
      )}
      <div>{children}</div>
    </div>
  );
}
