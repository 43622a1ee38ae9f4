// Nothing here yet: what this place is for, and what to do first.
import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly words?: ReactNode;
  /** The buttons that lead on. */
  readonly children?: ReactNode;
}

export function EmptyState({ picture, title, words, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture !== undefined && <div className="empty-picture">{picture}</div>}
      <p className="empty-title">{title}</p>
      {words !== undefined && <p className="empty-words">{words}</p>}
      {children !== undefined && <div className="empty-ways">{children}</div>}
    </div>
  );
}
