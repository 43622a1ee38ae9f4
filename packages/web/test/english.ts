// Before each file with tests: `messages('box')` speaks English without waiting, so tests name what they look for by its key.
import { compiledRoom, MESSAGES, roomsIn, SOURCE } from '../build/catalogues.ts';
import { LOADED } from '../src/messages/messages.ts';

// Each room is compiled when it is first asked for: most files need one or two.
for (const room of roomsIn(MESSAGES)) {
  if (Object.hasOwn(LOADED.rooms, room)) continue;
  let compiled: ReturnType<typeof compiledRoom> | undefined;
  Object.defineProperty(LOADED.rooms, room, {
    get: () => {
      compiled ??= compiledRoom(MESSAGES, SOURCE, room);
      return compiled;
    },
  });
}
