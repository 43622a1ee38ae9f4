// Builds the web app into dist, from where the server sends it.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './build/pictures.ts';

export default defineConfig({
  plugins: [react(), pictures()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // Libraries and game tables change less often than the app, so browsers may keep them across releases.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /\/node_modules\// },
            { name: 'game', test: /\/packages\/game\// },
          ],
        },
      },
    },
  },
});
