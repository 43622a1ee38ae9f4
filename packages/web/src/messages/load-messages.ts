// Loads the messages of the active language, room by room, beside the code that needs them.
import { ENTRY_ROOMS, LANGUAGES } from 'virtual:messages';
import { LOADED } from './messages.ts';
import type { Room } from './translate.ts';

/** The language that the player has chosen on this device, if the app has it. */
const LANGUAGE_KEY = 'oversleep-ui-language';

function chosenLanguage(): string {
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY);
    return chosen !== null && Object.hasOwn(LANGUAGES, chosen) ? chosen : 'en';
  } catch {
    return 'en';
  }
}

/** Folder of the active language below /messages; its name changes with any of its texts. */
const folder = (): string => `${LOADED.locale}.${LANGUAGES[LOADED.locale]}`;

const loading = new Map<Room, Promise<void>>();

function loadRoom(room: Room): Promise<void> {
  const known = loading.get(room);
  if (known) return known;
  const asked = fetch(`/messages/${folder()}/${room}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`The messages of "${room}" could not be loaded: ${response.status}`);
    LOADED.rooms[room] = await response.json();
  });
  loading.set(room, asked);
  // A failed request is made again by the next one who asks.
  asked.catch(() => loading.delete(room));
  return asked;
}

const loadRooms = (rooms: readonly Room[]): Promise<unknown> => Promise.all(rooms.map(loadRoom));

/** The build puts it around every dynamic import of the app, with the rooms that the file and all it imports use. */
export async function withMessages<T>(rooms: readonly Room[], file: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([file, loadRooms(rooms)]);
  return loaded;
}

/** Sets the language of the page and loads what every page shows. */
export async function startMessages(): Promise<void> {
  LOADED.locale = chosenLanguage();
  document.documentElement.lang = LOADED.locale;
  await loadRooms(ENTRY_ROOMS);
}

/** Explanations of failures, which most visits never need. Without them the server's English is shown. */
export const loadErrors = (): Promise<void> => loadRoom('errors').catch(() => undefined);

/** What the service worker should keep on the device. */
export const messageFolder = (): string => `/messages/${folder()}/`;
