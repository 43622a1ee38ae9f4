// Replaces Node modules that the screenshot reader imports for Node; in a browser it never calls them.
import type { Plugin } from 'vite';

const NOTHING = '\0nothing-of-node';

export const withoutNode = (): Plugin => ({
  name: 'oversleep-without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^(fs|crypto)$/.test(id) && importer?.includes('tesseract.js-core') ? NOTHING : undefined,
  load: (id) => (id === NOTHING ? 'export default {};' : undefined),
});
