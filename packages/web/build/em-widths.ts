// Widths of media queries are written in pixels, as specified, and sent in em: with letters twice as large, a page has the layout of half its width.
import type { Plugin } from 'vite';
import { inEm } from '../src/ui/media-query.ts';

export const emWidths = (): Plugin => ({
  name: 'em-widths',
  // Before Vite turns the sheet into a module.
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: code.replace(/@media[^{]+/g, inEm), map: null }),
  },
});
