// Adds the pictures to the app: as files in a build, as answers of the development server; and lists for the app which there are.
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MAKER = fileURLToPath(new URL('./picture-files.ts', import.meta.url));
/** The placeholder list that this plugin replaces by the real one. */
const LIST = /\/src\/parts\/pictures\/picture-list\.ts$/;
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', svg: 'image/svg+xml', json: 'application/json' };

type Maker = typeof import('./picture-files.ts');

/** `SPRITES=off` in the environment leaves the sprites out. */
export function pictures(env: NodeJS.ProcessEnv = process.env): Plugin {
  const withSprites = env.SPRITES !== 'off';
  let isListed = false;
  let making: Promise<ReturnType<Maker['makePictures']>> | undefined;
  // The game's tables are TypeScript, which the configuration itself cannot load.
  const made = () => {
    making ??= runnerImport<Maker>(MAKER, { configFile: false }).then(({ module }) =>
      module.makePictures({ withSprites }),
    );
    return making;
  };

  return {
    name: 'oversleep-pictures',
    load: {
      filter: { id: LIST },
      handler: async () => {
        isListed = true;
        const { sprites } = await made();
        const sizes = sprites.map(({ name, width, height }) => [name, [width, height]]);
        return `export const SPRITES = new Map(Object.entries(${JSON.stringify(Object.fromEntries(sizes))}));`;
      },
    },
    async generateBundle() {
      // Without it the app would silently show drawings instead of sprites.
      if (!isListed) this.error('No module of the app is the list of pictures');
      for (const [fileName, source] of (await made()).files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/images', async (request, response, next) => {
        try {
          const path = `images${new URL(request.url ?? '', 'http://localhost').pathname}`;
          const file = (await made()).files.get(path);
          if (file === undefined) return next();
          response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
          response.end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
