// What is too small for a finger: interactive elements whose area, with what lies invisibly around it, is under 40 pixels.
import type { Page } from 'playwright-core';
import { ready } from './browser.ts';

/** One line for each kind of element that is too small, at the width that the page has. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await ready(page);
  const { width } = page.viewportSize() ?? { width: 390 };
  // All of the page at once: only what is in sight can be touched.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), 12_000) });
  const found = await page.evaluate(() => {
    const LEAST = 40;
    const KINDS =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="menuitem"], [role="slider"]';
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const small: string[] = [];
    for (const element of scope.querySelectorAll<HTMLElement>(KINDS)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isUsable =
        width > 0 &&
        style.visibility === 'visible' &&
        !element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]');
      // A word in a sentence is as high as its line.
      const isInText = element.matches('a, button') && style.display === 'inline';
      if (!isUsable || isInText || element.closest('[inert]')) continue;
      const label =
        element.closest('label') ?? (element.id ? document.querySelector(`label[for="${element.id}"]`) : null);
      const isTouched = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || label?.contains(hit) === true || hit.contains(element));
      };
      const room = label?.contains(element) ? label.getBoundingClientRect() : { left, top, width, height };
      const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
      const reach = LEAST / 2 - 0.5;
      const high = room.height >= LEAST - 0.5 || (isTouched(x, y - reach) && isTouched(x, y + reach));
      // How wide a part of a bar is, is its meaning; the table beside it says the same.
      const isPart = element.closest('[data-part="section"]') !== null;
      const wide = isPart || room.width >= LEAST - 0.5 || (isTouched(x - reach, y) && isTouched(x + reach, y));
      if (high && wide) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
      small.push(
        `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${name}" ${Math.round(room.width)}×${Math.round(room.height)}`,
      );
    }
    return small;
  });
  await page.setViewportSize({ width, height: 900 });
  return found;
}
