// A button that saves waits for a field that refuses what was typed: saving anything else would lose it without a word.

/** Focuses the first such field around a button, in its form or dialog, and says whether there is one. */
export function focusRefused(button: Element): boolean {
  const field = button.closest('form, dialog')?.querySelector<HTMLElement>('[data-refused]');
  field?.focus();
  return field !== null && field !== undefined;
}
