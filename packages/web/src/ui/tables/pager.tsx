// Forth and back through the pages of a long list.

import { messages } from '../../messages/messages.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Glyph } from '../glyph.tsx';
import { Row } from '../layout/layout.tsx';
import * as styles from './pager.module.css';

const t = messages('shell');

interface PagerProps {
  /** What is being paged through. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ label, page, pages, onPage }: PagerProps) {
  return (
    <Row as="nav" gap={3} justify="center" aria-label={label}>
      <IconButton
        outlined
        label={t('ui.previousPage')}
        icon={<Glyph name="left" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={styles.place} aria-live="polite">
        {t('ui.pageOf', { page, pages: Math.max(1, pages) })}
      </span>
      <IconButton
        outlined
        label={t('ui.nextPage')}
        icon={<Glyph name="right" />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
