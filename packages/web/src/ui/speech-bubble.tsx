// What somebody says.
import type { ReactNode } from 'react';
import './speech-bubble.css';

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
    <div className="bubble" data-tail={tail}>
      {(lead !== undefined || name !== undefined) && (
        <p className="bubble-head">
          {lead !== undefined && <span className="bubble-lead">{lead}</span>}
          {name}
        </p>
      )}
      <div>{children}</div>
    </div>
  );
}
