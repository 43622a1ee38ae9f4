// What a device has kept from earlier visits: taken from a browser or written down, and there before another browser opens its first page.
import type { Page } from 'playwright-core';
import { inEveryDocument, scriptOf } from './seats.ts';

/** As the app keeps it: texts in the small storage, records in the large one. */
export interface Device {
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly records: readonly (readonly [key: string, record: unknown])[];
}

/** Everything that the app has kept in this browser. */
export const deviceOf = (page: Page): Promise<Device> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open('oversleep'));
    const table = database.transaction('records').objectStore('records');
    const [keys, values] = await Promise.all([answered(table.getAllKeys()), answered(table.getAll())]);
    database.close();
    return { texts: Object.entries(localStorage), records: keys.map((key, i) => [String(key), values[i]] as const) };
  });

/** What a player has, as in a file of Site Settings. */
export interface Belongings {
  readonly user: object;
  readonly teams: readonly { readonly index: number }[];
  readonly creatures: readonly { readonly externalId: string }[];
  readonly comparison: object;
}

/** The edition that the specified figures are of. */
export const SPECIFIED = '2025-10';

/** The way in which they are stored and written into files. */
export const STORAGE_VERSION = 5;

/** The device of a player with this data. */
export function deviceWith({ user, teams, creatures, comparison }: Belongings): Device {
  const recordOf = (data: object) => ({ version: STORAGE_VERSION, savedAt: new Date().toISOString(), data });
  return {
    texts: [
      ['oversleep:data:settings', JSON.stringify(recordOf({ edition: SPECIFIED, ...user }))],
      // The questions about the game are for new players.
      ['oversleep:data:preferences', JSON.stringify(recordOf({ gameAsked: true }))],
    ],
    records: [
      ...teams.map((team) => [`team:${team.index}`, recordOf(team)] as const),
      ...creatures.map((creature) => [`creature:${creature.externalId}`, recordOf(creature)] as const),
      ['comparison', recordOf(comparison)],
    ],
  };
}

/** A player without any data, of the edition that the specified figures are of. */
export const specifiedDevice = (): Device => deviceWith({ user: {}, teams: [], creatures: [], comparison: {} });

/** Before the first page of the app in this browser; what happens there afterwards stays. */
export const remember = (page: Page, device: Device): Promise<void> =>
  inEveryDocument(page, scriptOf(writeOnce, device));

/** In the page. */
function writeOnce({ texts, records }: Device): void {
  const MARK = 'remembered-from-before';
  if (!location.protocol.startsWith('http') || localStorage.getItem(MARK)) return;
  for (const [key, text] of [...texts, [MARK, 'yes'] as const]) localStorage.setItem(key, text);
  // Asked for before the app asks, so that it is there when the app reads.
  const opening = indexedDB.open('oversleep');
  opening.onupgradeneeded = () => void opening.result.createObjectStore('records');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('records', 'readwrite');
    for (const [key, record] of records) writing.objectStore('records').put(record, key);
    writing.oncomplete = () => opening.result.close();
  };
}
