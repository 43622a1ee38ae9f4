// Files that a command is given: read once, and JSON parsed once.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isTooDeep } from '@oversleep/interchange';
import { Refusal } from './strict.ts';

/** Paths are seen from where the user is, which npm leaves for the project's folder. */
export const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

/** `-` is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : pathOf(file), 'utf8');
  } catch (error) {
    throw new Refusal(`Cannot read ${file}: ${messageOf(error)}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  if (isTooDeep(text)) throw new Refusal(`${file} is nested too deep to be read.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${messageOf(error)}`);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
