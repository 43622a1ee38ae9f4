// What happened, why, and what can be done about it, right where it matters. The one pattern for errors.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { KIND_COLOURS, KIND_GLYPHS, kindText, type NoticeKind } from '../buttons/kinds.ts';
import { Glyph } from '../glyph.tsx';
import { Text } from '../layout/layout.tsx';
import * as styles from './banner.module.css';

const t = messages('shell');

interface BannerProps {
  readonly kind?: NoticeKind;
  readonly what: string;
  readonly why?: ReactNode;
  /** What helps, such as Retry. */
  readonly action?: { readonly label: string; readonly onAction: () => void; readonly busy?: boolean };
  readonly onDismiss?: () => void;
  /** On a phone without `why`, in one line: for what must not push the page down. */
  readonly compact?: boolean;
}

export function Banner({ kind = 'error', what, why, action, onDismiss, compact = false }: BannerProps) {
  return (
    <div
      className={styles.banner}
      data-ui="banner"
      style={{ color: KIND_COLOURS[kind] }}
      data-compact={compact}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Glyph name={KIND_GLYPHS[kind]} size={24} />
      <div className={styles.words} data-ui="banner-words">
        <Text weight={700}>
          <span className="unseen">{kindText(kind)} </span>
          {what}
        </Text>
        {why !== undefined && <p className={styles.why}>{why}</p>}
      </div>
      {action && (
        <Button small busy={action.busy ?? false} onClick={action.onAction}>
          {action.label}
        </Button>
      )}
      {onDismiss && <IconButton plain label={t('ui.dismiss')} icon={<Glyph name="close" />} onClick={onDismiss} />}
    </div>
  );
}
