// The committed client against the contract that it is made from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientSource } from './client/client-source.mjs';
import { typeText } from './client/type-text.mjs';
import { root } from './machine/root.mjs';

test('the client is what the contract gives, to the letter (else: npm run client)', () => {
  expect(readFileSync(join(root, 'packages/client/src/generated.ts'), 'utf8')).toBe(clientSource());
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
