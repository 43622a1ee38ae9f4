// How messages get to the code that uses them, and what the pseudo language makes of them.
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { LOADED } from '../src/messages/messages.ts';
import { type LoadedMessages, translator } from '../src/messages/translate.ts';
import { createRoomsOf } from './message-rooms.ts';
import { typesOf } from './message-types.ts';
import { withRooms } from './messages.ts';
import { pseudoMessage } from './pseudo.ts';

test('a file needs the rooms of all it imports, not of types and of what it loads later', () => {
  const files: Readonly<Record<string, string>> = {
    '/src/a.tsx': "import { b } from './parts/b.ts';\nimport type { C } from './c.ts';\nload(() => import('./d.ts'));",
    '/src/parts/b.ts': "export { e } from '../e.ts';\nconst t = messages('parts');",
    '/src/c.ts': "messages('c')",
    '/src/d.ts': "messages('d')",
    '/src/e.ts': "import {\n  a,\n} from './a.tsx';\nmessages('e')",
  };
  const roomsOf = createRoomsOf((file) => files[file] ?? '');
  expect([...roomsOf('/src/a.tsx')].sort()).toEqual(['e', 'parts']);
});

test('a room that only a comment names is not loaded', () => {
  const text =
    "// Use it as `messages('line')`.\n/**\n * As `messages('block')` does.\n */\nconst t = messages('used');";
  expect([...createRoomsOf(() => text)('/src/a.ts')]).toEqual(['used']);
});

test('an import() waits for the rooms of its file, if it needs any', () => {
  const code = "load(() => import('./d.ts')); load(() => import('./plain.ts'));";
  const wrapped = withRooms(code, (path) => (path === './d.ts' ? ['d'] : []));
  expect(wrapped).toContain('withMessages(["d"], import(\'./d.ts\'))');
  expect(wrapped).toContain("() => import('./plain.ts')");
  expect(withRooms(code, () => [])).toBe(code);
});

test('types say what each message asks for', () => {
  const types = typesOf(
    new Map([
      ['plain', 'Reload'],
      ['level', 'Level {level, number} of {name}'],
      ['shiny', '{shiny, select, yes {Shiny} other {Plain}}'],
      ['help', 'See <link>help</link>, {count, plural, one {# page} other {# pages}}'],
    ]),
  );
  expect(types).toContain("'plain': NoValues;");
  expect(types).toContain("'level': { level: number; name: string };");
  expect(types).toContain("'shiny': { shiny: 'yes' | 'other' };");
  expect(types).toContain("'help': Rich<{ count: number }, 'link'>;");
});

/** A translator of one message that is not in any catalogue, as the app would use it. */
function saying(message: unknown, values?: object): string {
  const loaded = { locale: 'en', rooms: { shell: { key: message } } } as unknown as LoadedMessages;
  return translator(loaded, 'shell').find('key', values) ?? '';
}

test('pseudo texts are in brackets, accented and longer, with values and choices intact', () => {
  expect(saying(pseudoMessage(compile('Reload')))).toBe('[Rélöàd~~~]');
  const dishes = pseudoMessage(compile('{count, plural, one {# dish} other {# dishes}} by {name}'));
  expect(saying(dishes, { count: 2, name: 'Eevee' })).toBe('[2 dîshés bý Eevee~~~~]');
  expect(saying(pseudoMessage(compile('Teams of the week and weekend')))).toBe(
    '[Téàms öf thé wéék àñd wéékéñd~~~~~ ~~~~~ ~]',
  );
});

test('messages that are not loaded are an error, an unknown code is none', () => {
  expect(() => translator({ locale: 'en', rooms: {} }, 'shell')('reload')).toThrow('"shell" are not loaded');
  expect(translator(LOADED, 'shell').find('NO_SUCH_CODE')).toBeUndefined();
});
