// Made by build/messages.ts.
declare module 'virtual:messages' {
  /** Hash of each language's messages. */
  export const LANGUAGES: Readonly<Record<string, string>>;
  /** Rooms that the first script uses, so every page needs them. */
  export const ENTRY_ROOMS: readonly import('./translate.ts').Room[];
}
