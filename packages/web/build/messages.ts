// Compiles the message catalogues into one small file per language and room, and has each room loaded together with the code that uses it.
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compiledRoom, hashOf, languagesIn, MESSAGES, roomsIn } from './catalogues.ts';
import { createRoomsOf, DYNAMIC, type RoomsOf } from './message-rooms.ts';
import { writeMessageTypes } from './message-types.ts';
import { pseudoRoom } from './pseudo.ts';

const VIRTUAL = 'virtual:messages';
const SRC = join(import.meta.dirname, '../src');
const ENTRY = join(SRC, 'main.tsx');
const LOADER = join(SRC, 'messages/load-messages.ts');
/** Only in development; browser tests make it of what the server sends. */
const PSEUDO = 'pseudo';

const roomIn = (language: string, room: string): string =>
  JSON.stringify(
    language === PSEUDO ? pseudoRoom(compiledRoom(MESSAGES, 'en', room)) : compiledRoom(MESSAGES, language, room),
  );

export function messages(): Plugin {
  let hashes: Readonly<Record<string, string>> = {};
  let roomsOf: RoomsOf = createRoomsOf();
  const entryRooms = () => roomsOf(ENTRY);
  return {
    name: 'oversleep-messages',
    enforce: 'pre',
    configResolved({ command }) {
      writeMessageTypes();
      const languages = languagesIn(MESSAGES);
      hashes =
        command === 'build'
          ? Object.fromEntries(
              languages.map((name) => [name, hashOf(roomsIn(MESSAGES).map((room) => roomIn(name, room)))]),
            )
          : Object.fromEntries([...languages, PSEUDO].map((name) => [name, 'dev']));
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}`
        ? `export const LANGUAGES = ${JSON.stringify(hashes)};\nexport const ENTRY_ROOMS = ${JSON.stringify([...entryRooms()])};`
        : undefined,
    transform(code, id) {
      if (!id.startsWith(SRC) || !/\.tsx?$/.test(id)) return undefined;
      const wrapped = withRooms(code, (path) =>
        [...roomsOf(join(dirname(id), path))].filter((room) => !entryRooms().has(room)),
      );
      return wrapped === code ? undefined : { code: wrapped, map: null };
    },
    configureServer(server) {
      server.watcher.add(MESSAGES);
      server.watcher.on('change', (file) => {
        roomsOf = createRoomsOf();
        if (!file.startsWith(MESSAGES)) return;
        writeMessageTypes();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [, language, room] = /^\/messages\/(\w+)\.dev\/(\w+)\.json$/.exec(request.url ?? '') ?? [];
        if (language === undefined || room === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(roomIn(language, room));
      });
    },
    generateBundle() {
      for (const [language, hash] of Object.entries(hashes))
        for (const room of roomsIn(MESSAGES))
          this.emitFile({
            type: 'asset',
            fileName: `messages/${language}.${hash}/${room}.json`,
            source: roomIn(language, room),
          });
    },
  };
}

/** Puts `withMessages` around every import() of a file that needs rooms beyond those of the first script. */
export function withRooms(code: string, roomsFor: (path: string) => readonly string[]): string {
  const wrapped = code.replaceAll(DYNAMIC, (whole, path: string) => {
    const rooms = roomsFor(path);
    return rooms.length === 0 ? whole : `withMessages(${JSON.stringify(rooms)}, ${whole})`;
  });
  return wrapped === code ? code : `${wrapped}\nimport { withMessages } from ${JSON.stringify(LOADER)};\n`;
}
