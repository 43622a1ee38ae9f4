// Remembers where the focus is and brings it back; where that is gone by then, what has taken its place gets it.

const CAN_BE_FOCUSED = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, [tabindex="0"]';

export function focusKeeper(): () => void {
  const before = document.activeElement;
  // Farther away it would be a place that has nothing to do with it.
  const around = [before?.parentElement, before?.parentElement?.parentElement];
  return () => {
    if (before instanceof HTMLElement && before.isConnected) return before.focus();
    const left = around.find((element) => element?.isConnected && element !== document.body);
    left?.querySelector<HTMLElement>(CAN_BE_FOCUSED)?.focus();
  };
}
