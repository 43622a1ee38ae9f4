// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Card, Grid, Panel, Row, Stack, Text } from './layout.tsx';

afterEach(cleanup);

test('each draws one element, of the kind that `as` says', () => {
  const { container } = render(
    <Stack as="section">
      <Row>
        <Text>one</Text>
      </Row>
      <Grid as="ul">
        <Text as="li">two</Text>
      </Grid>
      <Panel />
      <Card />
    </Stack>,
  );
  const tags = [...container.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toEqual(['section', 'div', 'p', 'ul', 'li', 'section', 'div']);
});

test('what says how it looks becomes a class, and no attribute of the element', () => {
  const { container } = render(
    <Row gap={1.5} gapX={4} wrap={false} slim tone={undefined} className="own" title="words" />,
  );
  expect(container.innerHTML).toBe('<div title="words" class="l-row l-gap-1.5 l-gapX-4 l-slim own"></div>');
});

test('columns of a least width are written into the element, beside its own style', () => {
  const { container } = render(<Grid least={9.5} even style={{ color: 'red' }} />);
  expect(container.innerHTML).toBe('<div style="--least: 9.5rem; color: red;" class="l-grid l-least l-even"></div>');
});

test('attributes, events and refs are those of the element', () => {
  const ref = createRef<HTMLLabelElement>();
  render(
    <>
      <Text as="label" ref={ref} htmlFor="field" data-part="name">
        Name
      </Text>
      <input id="field" />
    </>,
  );
  expect(screen.getByLabelText('Name').id).toBe('field');
  expect(ref.current?.dataset.part).toBe('name');
});

/** Every value that a prop may have; the sheet has a class for each and no others. */
const SAYS = {
  gap: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6],
  gapX: [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8],
  columns: [2, 3, 5, 7, 'wide-auto', 'auto-wide'],
  align: ['start', 'center', 'end', 'baseline', 'stretch'],
  justify: ['start', 'center', 'end', 'between'],
  pad: [1, 1.5, 2, 2.5, 3, 3.5, 4, 5],
  padX: [1, 1.5, 2, 2.5, 3, 3.5, 4, 5],
  scroll: ['x', 'y'],
  frame: ['line', 'field'],
  edge: ['top', 'bottom'],
  corner: ['field', 'tile', 'card', 'panel', 'pill', 'round'],
  fill: [1, 2, 3, 'solid', 'solid-2'],
  tone: [
    'text',
    'muted',
    'primary',
    'strength',
    'berry',
    'ingredient',
    'skill',
    'night',
    'success',
    'warning',
    'danger',
    'up',
    'down',
  ],
  size: ['tiny', 'small', 'note', 'label', 'body', 'lead'],
  'size-head': ['tiny', 'small', 'medium', 'large', 'page'],
  weight: [400, 600, 700],
  textAlign: ['start', 'center', 'end'],
  breaks: ['never', 'anywhere', 'pretty', 'cut'],
};
const SWITCHES = [
  'wrap',
  'inline',
  'block',
  'fit',
  'middle',
  'packed',
  'grow',
  'rigid',
  'slim',
  'across',
  'flush',
  'wide',
  'pushes',
  'target',
  'anchor',
  'bullets',
  'head',
  'least',
  'even',
  'tap',
  'tight',
  'most',
];
const OWN = ['stack', 'row', 'grid', 'card'];

test('the sheet has a class for everything that can be said, and no other', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = new Set([...sheet.matchAll(/\.l-([\w-]+(?:\\.5)?)/g)].map(([, name = '']) => name.replace('\\', '')));
  const values = Object.entries(SAYS).flatMap(([prop, all]) => all.map((value) => `${prop}-${value}`));
  expect([...names].toSorted()).toEqual([...OWN, ...SWITCHES, ...values].toSorted());
});
