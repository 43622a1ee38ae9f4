// The app's state in a fake browser, before a fake server.
import type { SessionData } from '@oversleep/contract';
import { vi } from 'vitest';
import { type AppState, startUp } from '../state/start-up.ts';
import { createDevice, createTab, type Device, type FakeTab, START } from './fake-platform.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';

export const ADA = '99999999-9999-4999-8999-999999999999';
export const BOB = '88888888-8888-4888-8888-888888888888';

export const sessionOf = (externalId = ADA): SessionData => ({
  name: 'Ada',
  friendCode: 'A1B2C3',
  externalId,
  role: 'default',
  auth: {
    activeProvider: 'google',
    tokens: { accessToken: `access-${externalId}`, refreshToken: 'refresh', expiryDate: START + 10 * 86_400_000 },
    linkedProviders: { google: { linked: true }, discord: { linked: false }, patreon: { linked: false } },
  },
});

export interface OpenApp {
  readonly app: AppState;
  readonly tab: FakeTab;
  readonly server: FakeServer;
  readonly device: Device;
}

export async function openApp(server = createFakeServer(), device = createDevice()): Promise<OpenApp> {
  const tab = createTab(device, (url, init) => server.fetch(url, init));
  const app = await startUp(tab.make);
  await rest();
  return { app, tab, server, device };
}

/** Runs everything that is due within that time. */
export const rest = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

export async function openSignedIn(server = createFakeServer(), device = createDevice()): Promise<OpenApp> {
  const opened = await openApp(server, device);
  await opened.app.account.signedIn(sessionOf());
  await rest();
  return opened;
}
