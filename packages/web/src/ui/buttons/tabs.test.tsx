// @vitest-environment happy-dom
// Tabs are one stop of the Tab key, and arrows go between them.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = ['Overview', 'Members', 'Cooking'].map((label) => ({ id: label.toLowerCase(), label }));

function Results() {
  const [tab, setTab] = useState('overview');
  return (
    <Tabs label="Results" tabs={TABS} selected={tab} onSelect={setTab}>
      Content of {tab}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrows, Home and End show the tab and take the focus along', async () => {
  const user = userEvent.setup();
  render(<Results />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Overview');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Members');
  expect(document.activeElement?.textContent).toBe('Members');
  expect(screen.getByRole('tabpanel', { name: 'Members' }).textContent).toBe('Content of members');
  await user.keyboard('{End}{ArrowRight}');
  expect(selected()).toBe('Overview');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(selected()).toBe('Overview');
});

test('one Tab further is the content', async () => {
  const user = userEvent.setup();
  render(<Results />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
