// @vitest-environment happy-dom
// The heart and the links of the footer outlast a server that does not answer.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import type { Site } from '../state/page/site.ts';
import { createDevice } from '../testing/fake-platform.ts';
import { openPage, Refusal } from '../testing/page.tsx';
import { DonationMenu } from './donation-menu.tsx';
import { Footer } from './footer.tsx';
import { useSite } from './site.ts';

const SITE: Site = {
  feedback: 'https://say.example/',
  source: null,
  community: null,
  patron: 'https://give.example/',
  apiKeys: false,
};

function Frame() {
  const site = useSite();
  return (
    <>
      <DonationMenu {...{ role: 'default' }} patronUrl={site.patron} />
      <Footer links={site} />
    </>
  );
}

const missing = () => {
  throw new Refusal(503, 'AWAY', 'It is away.');
};
const feedback = () => screen.findByRole('link', { name: /^Feedback/ });

test('without an answer ever the usual links are there', async () => {
  await openPage(<Frame />, { answers: { 'GET /api/site': missing } });
  expect((await feedback()).getAttribute('href')).toBe('https://feedback.oversleep.example/');
  expect(screen.getByRole('button', { name: 'Support Oversleep' })).toBeDefined();
});

test('the last answer holds while the server is away', async () => {
  const device = createDevice();
  const first = await openPage(<Frame />, { device, answers: { 'GET /api/site': () => SITE } });
  await waitFor(() => expect(first.app.stores.site.getState().site).toEqual(SITE));
  await first.app.settled();
  await openPage(<Frame />, { device, answers: { 'GET /api/site': missing } });
  expect((await feedback()).getAttribute('href')).toBe('https://say.example/');
  expect(screen.queryByRole('link', { name: /^GitHub/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Support Oversleep' })).toBeDefined();
});

test('a site without a page for donations has the heart all the same, and offers nothing', async () => {
  const { user } = await openPage(<Frame />, { answers: { 'GET /api/site': () => ({ ...SITE, patron: null }) } });
  await feedback();
  await user.click(screen.getByRole('button', { name: 'Support Oversleep' }));
  expect(await screen.findByText(messages('shell')('support.noPage'))).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Patreon/ })).toBeNull();
});

test('the footer leads to the licences of what the app contains', async () => {
  await openPage(<Frame />, { answers: { 'GET /api/site': () => SITE } });
  const link = await screen.findByRole('link', { name: messages('shell')('footer.licences') });
  expect(link.getAttribute('href')).toBe('/THIRD_PARTY.txt');
});
