// The file about the work of others names everything that the product contains.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../tools/machine/root.mjs';
import { shippedPackages, thirdPartyText } from './third-party.ts';

const text = thirdPartyText({ withSprites: true });

test.each(['web', 'server', 'word-reader', 'contract'])(
  'every dependency of packages/%s is listed with its licence',
  (name) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
    const others = Object.entries(dependencies).filter(([dependency]) => !dependency.startsWith('@oversleep/'));
    expect(others.length).toBeGreaterThan(0);
    for (const [dependency, version] of others)
      expect(text).toMatch(new RegExp(`^${dependency} ${version}: \\S+`, 'm'));
  },
);

test('packages that others bring along are listed too, each with a licence', () => {
  const packages = shippedPackages();
  expect(packages.map(({ name }) => name)).toContain('scheduler');
  expect(packages.filter(({ license }) => license === '')).toEqual([]);
});

test('tools that only build or test the product are not listed', () => {
  expect(text).not.toMatch(/^(vite|vitest|typescript|@biomejs\/biome) /m);
});

test('each licence text is there once', () => {
  const ofReact = readFileSync(join(root, 'node_modules/react/LICENSE'), 'utf8').trim();
  expect(text.split(ofReact)).toHaveLength(2);
});

test('fonts, icons, emoji, language data and sprites name their owners', () => {
  for (const owner of ['Inter Project', 'Nunito Project', 'Paweł Kuna', 'Microsoft', 'Tesseract', 'GAME FREAK'])
    expect(text).toContain(owner);
  for (const name of ['pokesprite-images', '@iconify-json/fluent-emoji-flat', '@fontsource/montserrat'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
});

test('a build without sprites does not name their collection', () => {
  expect(thirdPartyText({ withSprites: false })).not.toContain('pokesprite');
});
