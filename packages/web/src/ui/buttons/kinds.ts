// The four kinds of news, their glyphs and colours, and a word for those who do not see the colour.

import { messages } from '../../messages/messages.ts';
import type { GlyphName } from '../glyph.tsx';

const t = messages('shell');

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export const KIND_GLYPHS: Readonly<Record<NoticeKind, GlyphName>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

/** Of its frame and sign; its words have the colour of text. */
export const KIND_COLOURS: Readonly<Record<NoticeKind, string>> = {
  success: 'var(--success)',
  info: 'var(--berry)',
  warning: 'var(--warning)',
  error: 'var(--danger)',
};

/** Read out before the news, such as "Error:". */
export const kindText = (kind: NoticeKind): string => t(`kinds.${kind}`);
