// The documents: short where they promise it, every link and named file exists, and the release is the same everywhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './machine/root.mjs';

const README_LINES = 100;
const LINE_LENGTH = 140;
const PICTURE_BYTES = 150_000;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`));
const documents = ['.', 'docs', 'docs/decisions', 'facts'].flatMap(markdownIn);

/** As GitHub names the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (path) => {
  const text = read(path);

  test('links lead to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    const broken = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : join(dirname(path), file);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test('files that it names exist', () => {
    const named = [...text.matchAll(/`((?:packages|tools|e2e|facts|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    );
    const isExample = (file: string) => /NAME|NNNN/.test(file);
    expect(named.filter((file) => !isExample(file) && !existsSync(join(root, file)))).toEqual([]);
  });

  test('npm scripts that it names exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test.skipIf(/^facts\//.test(path))('lines can be read without scrolling', () => {
    const isWide = (line: string) => line.length > LINE_LENGTH && !/^\s*\||<img|^ {4}/.test(line);
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    expect(prose.split('\n').filter(isWide)).toEqual([]);
  });
});

test(`README has at most ${README_LINES} lines`, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(README_LINES);
});

test('README shows every picture there is, each a small file', () => {
  const pictures = readdirSync(join(root, 'docs/pictures')).map((name) => `docs/pictures/${name}`);
  const shown = [...read('README.md').matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file);
  expect(shown.toSorted()).toEqual(pictures.toSorted());
  for (const file of pictures) expect(statSync(join(root, file)).size, file).toBeLessThanOrEqual(PICTURE_BYTES);
});

test('the index lists every document', () => {
  const index = read('docs/README.md');
  const below = [...markdownIn('docs'), ...markdownIn('docs/decisions')].filter((path) => path !== 'docs/README.md');
  expect(below.filter((path) => !index.includes(`(${path.slice('docs/'.length)})`))).toEqual([]);
});

test('the overview has a row for every package', () => {
  const overview = read('docs/overview.md');
  const packages = readdirSync(join(root, 'packages'));
  expect(packages.filter((name) => !overview.includes(`| \`@oversleep/${name}\` |`))).toEqual([]);
});

test('all packages have the version of the last release in the changelog', () => {
  const released = /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1];
  const manifests = [
    'package.json',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
  ];
  for (const path of manifests) expect(JSON.parse(read(path)).version, path).toBe(released);
  expect(read('CHANGELOG.md')).toMatch(/^# Changelog\n[\s\S]*?\n## Unreleased\n/);
});

test('GitHub runs npm test on the versions of Node that the documents name', () => {
  const workflow = read('.github/workflows/test.yml');
  expect(workflow).toContain('node: [20, 22, 24]');
  expect(workflow).toContain('run: npm test');
});
