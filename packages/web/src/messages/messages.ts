// The texts of the app: `const t = messages(room)` beside the imports, then `t('key', values)` wherever a text is needed.
// The language changes only with a reload of the page, so no component has to ask for it again.
import { createElement, Fragment, type ReactNode } from 'react';
import { type LoadedMessages, type Room, type Translate, translator } from './translate.ts';

/** Filled by the loader before anything is drawn; tests fill it with English. */
export const LOADED: LoadedMessages = { locale: 'en', rooms: {} };

const toNode = (parts: unknown): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : (parts as ReactNode);

/** Texts are asked for while something is drawn, not while the file is loaded: its messages may still be on their way. */
export const messages = <R extends Room>(room: R): Translate<R> => translator(LOADED, room, toNode);

/** Messages of a room that is loaded after everything else: undefined until then, and for codes without a message. */
export const findMessage = (room: Room, key: string, values?: object): string | undefined =>
  translator(LOADED, room).find(key, values);
