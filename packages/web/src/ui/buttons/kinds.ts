// The four kinds of news, their signs, and the word that stands in for the colour.
import type { GlyphName } from '../glyph.tsx';

export type Kind = 'success' | 'info' | 'warning' | 'error';

export const KIND_GLYPHS: Readonly<Record<Kind, GlyphName>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  success: 'Done',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
};
