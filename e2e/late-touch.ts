// A short touch of which a busy page hears the end late.
import type { Locator } from 'playwright-core';

/** `taken`: what is there once the page takes the finger for one that rests. */
export async function tapHeardLate(target: Locator, taken: Locator): Promise<void> {
  // An event is as old as it is, whenever it is heard.
  const end = await target.evaluateHandle((element) => {
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true };
    element.dispatchEvent(new PointerEvent('pointerdown', touch));
    return new PointerEvent('pointerup', touch);
  });
  await taken.waitFor();
  await target.evaluate((element, event: Event) => element.dispatchEvent(event), end);
  await target.evaluate((element: HTMLElement) => element.click());
}
