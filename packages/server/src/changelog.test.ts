// How the changelog is read.
import { expect, test } from 'vitest';
import { parseChangelog } from './changelog.ts';

const NOTHING = { features: [], bugFixes: [], breakingChanges: [], otherChanges: [] };

test('sections become lists, and a change may run over several lines', () => {
  const markdown = `# Changelog

An introduction that belongs to no release.

## Unreleased

### Added
- One thing
  that needs two lines.
- Another.

## [1.2.0] - 2026-01-31

### Fixed
- A bug.

### Removed
- A route.

### Security
* A hole.
`;
  expect(parseChangelog(markdown)).toEqual([
    {
      ...NOTHING,
      version: 'Unreleased',
      date: null,
      type: 'unreleased',
      features: ['One thing that needs two lines.', 'Another.'],
    },
    {
      version: '1.2.0',
      date: '2026-01-31',
      type: 'minor',
      features: [],
      bugFixes: ['A bug.'],
      breakingChanges: ['A route.'],
      otherChanges: ['A hole.'],
    },
  ]);
});

test.each([
  ['## 2.0.0 (2026-03-01)', 'major'],
  ['## 2.1.0', 'minor'],
  ['## v2.1.3 – 2026-03-01', 'patch'],
  ['## Unreleased', 'unreleased'],
])('%s is %s', (heading, type) => {
  expect(parseChangelog(heading)).toEqual([expect.objectContaining({ type })]);
});

test('Windows line ends and changes without a section', () => {
  expect(parseChangelog('## 1.0.0\r\n- First.\r\n  More.\r\n')).toEqual([
    { ...NOTHING, version: '1.0.0', date: null, type: 'major', otherChanges: ['First. More.'] },
  ]);
});

test('an empty changelog', () => {
  expect(parseChangelog('')).toEqual([]);
  expect(parseChangelog('- stray\n  line')).toEqual([]);
});
