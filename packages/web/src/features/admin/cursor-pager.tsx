// The buttons of a list that the server hands out page by page.

import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { CursorPages } from './use-cursor-pages.ts';

interface CursorPagerProps {
  readonly label: string;
  readonly pages: CursorPages;
  /** Null on the last page. */
  readonly next: string | null;
}

export function CursorPager({ label, pages: { page, goOn, goBack }, next }: CursorPagerProps) {
  if (page === 1 && next === null) return null;
  return (
    <Row as="nav" gap={3} justify="center" tone="muted" aria-label={label}>
      <IconButton outlined label="Previous page" icon={<Glyph name="left" />} disabled={page === 1} onClick={goBack} />
      <span aria-live="polite">Page {page}</span>
      <IconButton
        outlined
        label="Next page"
        icon={<Glyph name="right" />}
        disabled={next === null}
        onClick={() => {
          if (next !== null) goOn(next);
        }}
      />
    </Row>
  );
}
