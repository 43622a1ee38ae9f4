// Save never closes over input that it does not store: it stops at the first field that refuses what was typed.

/** What is only tried out inside a dialog, and is no part of what it saves, carries this attribute. */
export const APART = 'data-apart';

/** What is saved together with this element: its form, else the dialog or panel around it. */
export const formAround = (element: Element): Element | null => element.closest('form, dialog, [role="dialog"]');

/** Puts the focus on the first field inside that refuses its input. True when there was one, so nothing may be saved. */
export function stopsAtRefused(form: Element | null): boolean {
  const fields = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ?? [];
  const refused = [...fields].find((field) => field.closest(`[${APART}]`) === null);
  refused?.focus();
  return refused !== undefined;
}
