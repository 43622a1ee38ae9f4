// Whose work the product contains: one text file, made when the app is built, with every licence that comes along.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const THIRD_PARTY = 'THIRD_PARTY.txt';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RULE = '='.repeat(80);

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Packages of which parts are copied into the product although only the build needs them. */
const COPIED = [
  '@fontsource/montserrat',
  '@fontsource/nunito',
  '@fontsource/source-sans-3',
  '@iconify-json/fluent-emoji-flat',
  'pokesprite-images',
];

/** What is not program code, and whose it is. Each text names packages whose versions and licences follow below. */
const ART = [
  [
    'Pokémon sprites',
    'Nintendo, Creatures Inc. and GAME FREAK inc. own the sprites. They come from the collection pokesprite-images, whose own code and data are MIT. SPRITES=off builds the product without them.',
  ],
  [
    'Pictures of ingredients and dishes',
    'Fluent Emoji by Microsoft Corporation, MIT, from @iconify-json/fluent-emoji-flat. Some ingredients are drawn by the authors of Oversleep.',
  ],
  ['Icons on buttons', 'Tabler Icons by Paweł Kuna, MIT, from @tabler/icons-react.'],
  [
    'Fonts',
    'Inter by The Inter Project Authors and Nunito by The Nunito Project Authors, SIL Open Font License 1.1, from @fontsource-variable/inter and @fontsource-variable/nunito.',
  ],
  [
    'Shapes of digits in the screenshot reader',
    'Made from Montserrat, Nunito and Source Sans, SIL Open Font License 1.1, from @fontsource/montserrat, @fontsource/nunito and @fontsource/source-sans-3.',
  ],
  [
    'Reading words in screenshots',
    'The Tesseract engine, Apache License 2.0, from tesseract.js-core, and its language data, from @tesseract.js-data.',
  ],
  [
    'Everything else',
    'Portraits, avatars, berries, islands, skill signs and Ovi are drawn by the authors of Oversleep, MIT.',
  ],
] as const;

/** `withSprites` as in the build that the file describes. */
export function thirdPartyText({ withSprites }: { readonly withSprites: boolean }, root = ROOT): string {
  const packages = shippedPackages(root).filter(({ name }) => withSprites || name !== 'pokesprite-images');
  const art = ART.filter(([title]) => withSprites || title !== 'Pokémon sprites');
  const texts = new Map(packages.map(({ text }) => [text, packages.filter((each) => each.text === text)]));
  return [
    'Oversleep contains work of others. This file says what it is, whose it is and under which licence it is used.',
    'Pokémon, Pokémon Sleep and all names of the game belong to Nintendo, Creatures Inc., GAME FREAK inc. and The Pokémon Company.',
    'Oversleep is an unofficial fan project and not connected with them. Its own code is MIT.',
    ...[RULE, 'PICTURES, FONTS AND DATA', ''],
    ...art.map(([title, text]) => `${title}: ${text}`),
    ...[RULE, 'PACKAGES', ''],
    ...packages.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    ...[RULE, 'LICENCE TEXTS'],
    ...[...texts].flatMap(([text, those]) =>
      text === '' ? [] : [RULE, those.map(({ name }) => name).join(', '), '', text],
    ),
    '',
  ].join('\n');
}

/** Every package that the web app, the server or the command line program uses when it runs, by the lock file. */
export function shippedPackages(root = ROOT) {
  const lock: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = Object.entries(lock.packages).flatMap(([path, { version = '', license = '', dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isShipped = path.includes('node_modules/') && !link && (!dev || COPIED.includes(name));
    return isShipped ? [{ name, version, license, text: licenceText(join(root, path)) }] : [];
  });
  // The same version may lie in several folders.
  const unique = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Nothing for packages of other platforms, which are not installed here, and for those without such a file. */
function licenceText(folder: string): string {
  try {
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt|markdown))?$/i.test(name));
    return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim();
  } catch {
    return '';
  }
}

/** Puts the file beside the app, in a build and in development. */
export function thirdParty(env: NodeJS.ProcessEnv = process.env): Plugin {
  const text = () => thirdPartyText({ withSprites: env.SPRITES !== 'off' });
  return {
    name: 'oversleep-third-party',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: text() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${THIRD_PARTY}`, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text());
      });
    },
  };
}
