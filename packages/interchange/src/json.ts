// Texts that are JSON, and the strings in them that are JSON again, as browsers' stores hold them.
import { isObject } from '@oversleep/game';

const looksLikeJson = (text: string): boolean => /^\s*[[{"]/.test(text);

/** The value of a text; undefined where it is no JSON. */
export function jsonOf(text: string): unknown {
  if (!looksLikeJson(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value, or what the string that it is says as JSON. */
export function unwrapped(value: unknown): unknown {
  return typeof value === 'string' ? (jsonOf(value) ?? value) : value;
}

/** A field of an object, unwrapped; undefined for everything else. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? unwrapped(value[name]) : undefined;
