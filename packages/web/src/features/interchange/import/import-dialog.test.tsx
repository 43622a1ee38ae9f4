// @vitest-environment happy-dom
// An import that a reload has interrupted goes on where it was: what was typed, what was read, and what was chosen about it.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { useDialogs } from '../../../state/context.ts';
import { createDevice } from '../../../testing/fake-platform.ts';
import { openPage } from '../../../testing/page.tsx';
import { Arrivals } from './arrivals.tsx';
import { ImportDialog } from './import-dialog.tsx';

const t = messages('interchange');
const CODES = ['oQEAr4wDZ3x-', 'MQAAjxRGxyWD'].join('\n');

function Page() {
  const request = useDialogs(({ importBox }) => importBox);
  return (
    <>
      <Arrivals isOver={false} />
      {request && <ImportDialog request={request} meanwhile={null} setup={null} />}
    </>
  );
}

const field = () => screen.findByRole('textbox', { name: t('source.text') });
const rows = () => screen.findAllByRole('checkbox');
const open = (device: ReturnType<typeof createDevice>) => openPage(<Page />, { device, at: '/box' });

async function reopen(device: ReturnType<typeof createDevice>) {
  cleanup();
  const page = await open(device);
  await page.user.click(await screen.findByRole('button', { name: messages('arrivals')('resume') }));
  return page;
}

test('text that was typed and not yet read is in the field again after a reload', async () => {
  const device = createDevice();
  const { app } = await open(device);
  act(() => app.dialogs.openImport());
  fireEvent.change(await field(), { target: { value: 'Pikachu, 40' } });
  await expect.poll(async () => (await app.waitingTexts.read())?.typed).toBe('Pikachu, 40');
  await reopen(device);
  await expect.poll(async () => (await field()).textContent).toBe('Pikachu, 40');
});

test('a text that was read is in review again after a reload, with what was chosen, until it is imported', async () => {
  const device = createDevice();
  const { app, user } = await open(device);
  act(() => app.dialogs.openImport({ text: CODES }));
  // All of them at once.
  const [all] = await rows();
  if (all) await user.click(all);
  await expect.poll(async () => (await app.waitingTexts.read())?.rows.length).toBe(2);
  const chosen = async () => (await rows()).map((box) => box instanceof HTMLInputElement && box.checked);
  const before = await chosen();
  const next = await reopen(device);
  expect(await chosen()).toEqual(before);
  const dialog = screen.getByRole('dialog', { name: t('title') });
  await next.user.click(await within(dialog).findByRole('button', { name: t('done') }));
  await expect.poll(() => next.app.waitingTexts.read()).toBeUndefined();
});

test('what is started anew is not mixed with an import that waits', async () => {
  const device = createDevice();
  const { app } = await open(device);
  act(() => app.dialogs.openImport({ text: CODES }));
  await rows();
  await expect.poll(async () => (await app.waitingTexts.read())?.texts.length).toBe(1);
  cleanup();
  const next = await open(device);
  act(() => next.app.dialogs.openImport({ text: 'UQJDJkVF8H8f' }));
  await rows();
  await expect.poll(async () => (await next.app.waitingTexts.read())?.texts).toMatchObject([{ text: 'UQJDJkVF8H8f' }]);
});

test.each([
  ['Pokémon', CODES],
  ['nothing', 'xyzzy'],
])('what has come of a text has the focus, so that it is read aloud: %s', async (_, text) => {
  const { app, user } = await open(createDevice());
  act(() => app.dialogs.openImport());
  fireEvent.change(await field(), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: t('source.read') }));
  await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('summary');
});
