// What a player calls a key, to know it from the others. It may have no name.
import { keyName, MAX_KEY_NAME } from '@oversleep/game';
import { refusedName } from './untidy-name.ts';

export function readKeyName(text = ''): string | null {
  if (text.trim() === '') return null;
  const checked = keyName(text);
  if ('name' in checked) return checked.name;
  throw refusedName(checked.problem, MAX_KEY_NAME);
}
