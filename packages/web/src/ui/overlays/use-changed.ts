// Whether what a dialog works on differs from what it was opened with.
import { useState } from 'react';

export function useChanged(draft: unknown): boolean {
  const now = JSON.stringify(draft);
  const [first] = useState(now);
  return now !== first;
}
