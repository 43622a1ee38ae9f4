// Short touches of which a busy page hears the end late.
import type { Locator } from 'playwright-core';

/** `taken`: what is there once the page takes the finger for one that rests. */
export async function tapHeardLate(target: Locator, taken: Locator): Promise<void> {
  await touchHeardLate(target, taken, 'pointerup');
  await target.evaluate((element: HTMLElement) => element.click());
}

/** A finger that was far away before it could have rested. */
export const swipeHeardLate = (target: Locator, taken: Locator): Promise<void> =>
  touchHeardLate(target, taken, 'pointermove');

async function touchHeardLate(target: Locator, taken: Locator, type: 'pointerup' | 'pointermove'): Promise<void> {
  // An event is as old as it is, whenever it is heard.
  const later = await target.evaluateHandle((element, later) => {
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true };
    element.dispatchEvent(new PointerEvent('pointerdown', touch));
    return new PointerEvent(later, { ...touch, clientY: later === 'pointermove' ? 300 : 0 });
  }, type);
  await taken.waitFor();
  await target.evaluate((element, event: Event) => element.dispatchEvent(event), later);
}
