// @vitest-environment happy-dom
// What the page for developers shows of the server: its state, the lack of an answer, and examples that name this server.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { openPage, Refusal } from '../../testing/page.tsx';
import { Developers } from './developers.tsx';

const t = messages('developers');

const HEALTH = { status: 'healthy', version: '1.2.3', defaultEdition: '2025-10', lastBackup: null };
const EDITIONS = { editions: [{ edition: '2026-10', domainVersion: 1, counts: {} }] };

test('the state of the server, its version and its newest edition', async () => {
  await openPage(<Developers />, {
    answers: { 'GET /api/health': () => HEALTH, 'GET /api/editions': () => EDITIONS },
  });
  expect(await screen.findByText(t('status.healthy'))).toBeDefined();
  expect(screen.getByText(t('status.version', { version: '1.2.3' }))).toBeDefined();
  expect(screen.getByText(/October 2026/)).toBeDefined();
});

test('a server that does not answer is asked again on request', async () => {
  let isAway = true;
  const { user } = await openPage(<Developers />, {
    answers: {
      'GET /api/health': () => {
        if (isAway) throw new Refusal(503, 'UNREADY', 'Not yet.');
        return HEALTH;
      },
      'GET /api/editions': () => EDITIONS,
    },
  });
  expect(await screen.findByText(t('status.failed'))).toBeDefined();
  isAway = false;
  await user.click(screen.getByRole('button', { name: messages('shell')('tryNow') }));
  expect(await screen.findByText(t('status.healthy'))).toBeDefined();
});

test('a server that is starting is shown as such', async () => {
  await openPage(<Developers />, {
    answers: { 'GET /api/health': () => ({ ...HEALTH, status: 'starting' }), 'GET /api/editions': () => EDITIONS },
  });
  expect(await screen.findByText(t('status.starting'))).toBeDefined();
});
