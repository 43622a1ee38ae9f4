// Builds the web app into dist, from where the server sends it.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emWidths } from './build/em-widths.ts';
import { messages } from './build/messages.ts';
import { pictures } from './build/pictures.ts';
import { serviceWorker } from './build/service-worker.ts';
import { keptSheets, scopedNames } from './build/style-modules.ts';
import { thirdParty } from './build/third-party.ts';
import { withoutNode } from './build/without-node.ts';

/** What reads words in pictures is large and rarely needed: it is kept apart from what every device keeps. */
const WORKER_FILES = {
  entryFileNames: ({ name }: { readonly name: string }) =>
    `${name === 'reading-worker' ? 'readers' : 'assets'}/[name]-[hash].js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    `${names.some((name) => /\.(wasm|gz)$/.test(name)) ? 'readers' : 'assets'}/[name]-[hash][extname]`,
};

/** In development the server runs beside Vite; the browser sees both at one address, as in production. */
const SERVER = `http://localhost:${process.env.PORT || 3000}`;

export default defineConfig(({ command }) => ({
  plugins: [react(), emWidths(), messages(), pictures(), thirdParty(), serviceWorker(), keptSheets()],
  css: { modules: { generateScopedName: scopedNames(command === 'serve') } },
  server: { proxy: { '/api': SERVER, '/card': SERVER, '/dev-idp': SERVER, '/docs': SERVER } },
  worker: {
    format: 'es',
    plugins: () => [withoutNode()],
    rolldownOptions: { checks: { pluginTimings: false }, output: WORKER_FILES },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Which file needs which: what the app weighs is measured by it.
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The names of classes, of which a page has hundreds, stand where they are used.
      optimization: { inlineConst: true },
      output: {
        // Libraries and game tables change less often than the app, so browsers may keep them across releases.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /\/node_modules\/(react|react-dom|scheduler|zustand|icu-minify|@tanstack\/(react-router|router-core|react-store|store|history))\//,
            },
            // Before the names, which would take along what they import. What no page needs before it is opened goes where it is needed.
            {
              name: 'game',
              test: /\/packages\/game\/src\/(?!((tables\/)?(names|events|details|growth|ranks|evolutions|roll-odds|recipe-exp|game-ids|nightcap)|growth-facts|calendar|nap|evolution-steps|sleep-exp|skill-(texts|sentences)|typed-name|changes|change-facts|rolls|wish-odds|keep|dominated|search-shape|settings-shape|rotation|rotation-(moves|rows|shape)|swaps|week-question-shape|player-week|week-(rows|state|merge))\.ts)/,
              priority: 2,
            },
            // Small parts that every page needs: a file of its own costs each of them more than it holds.
            {
              name: 'shell',
              test: /\/@tabler\/icons-react\/.*\/(createReactComponent|Icon(ArrowsDiff|Calculator|CalendarWeek|Crown|ExternalLink|HeartFilled|HelpCircle|History|Sparkles|Trophy|UserCircle))\.m?js$|\/packages\/web\/src\/(messages\/\w[\w-]*|api\/failure|state\/(context|this-week)|state\/(data|sync|page|storage|account)\/(wire|data|teams|team-actions|conflicts|comparison|read-comparison|pull|bundle|snapshots|search|snackbar|login-prompt|logout-prompt|answer-kinds|read-user|notices|cursor|best|avatars|history)|features\/(admin\/admin-search|recipes\/recipe-search)|parts\/(address-fields|growth\/upgrade-plan-context|words\/wording|pictures\/(avatar|ovi))|ui\/(\w+\/)?(dialog|menu|use-fading|popover|tooltip|banner|button|icon-button|glyph|disc|use-hover))\.tsx?$/,
              priority: 1,
            },
            // What every page with figures asks for.
            {
              name: 'question',
              test: /\/packages\/(web\/src\/sim\/(question|keys)|questions\/src\/(\w+\/shape|key|question)|game\/src\/(tables\/)?recipe-exp)\.ts$/,
              priority: 1,
            },
            // A third of the tables, and only needed for search or another language.
            { name: 'names', test: /\/packages\/game\/src\/(tables\/)?names\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
}));
