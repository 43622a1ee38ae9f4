// What reads words in pictures runs in Node too, and asks for its modules there. In a browser it never gets so far.
import type { Plugin } from 'vite';

const NOTHING = '\0nothing-of-node';

export const withoutNode = (): Plugin => ({
  name: 'oversleep-without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^(fs|crypto)$/.test(id) && importer?.includes('tesseract.js-core') ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export default {};' : undefined),
});
