// The client that is made from the contract: its public names, and how schemas become types.
import { expect, test } from 'vitest';
import { clientSource } from './client/client-source.mjs';
import { typeText } from './client/type-text.mjs';

// Other people's programs call these. After a change that they can live with: npx vitest run --project integration tools/client.test.ts -u
test('the public names of the client stay: types, functions and the addresses that these call', async () => {
  const source = clientSource();
  const types = [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
  const functions = [...source.matchAll(/^ {2}(\w+): \((input\??): .+\): (Promise<\w+>) =>\n {4}call\('(.+?)'/gm)];
  const calls = functions.map(([, name, input, answer, address]) => `${name}(${input}): ${answer} ${address}`);
  expect(calls.length).toBe(source.match(/^ {4}call\(/gm)?.length);
  await expect(`${[...types.toSorted(), ...calls.toSorted()].join('\n')}\n`).toMatchFileSnapshot(
    'client/public-names.txt',
  );
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ enum: ['a', 'b', 'a'] }, '"a" | "b"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: [1, 2] } }, 'readonly (1 | 2)[]'],
  [{ type: 'object', patternProperties: { '^.*$': { type: 'number' } } }, 'Readonly<Record<string, number>>'],
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'zh-TW': { type: 'boolean' } } },
    '{\n  readonly a: string;\n  readonly "zh-TW"?: boolean;\n}',
  ],
  [{}, 'unknown'],
])('the schema %j is written as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
