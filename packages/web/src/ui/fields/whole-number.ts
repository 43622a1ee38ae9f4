// Reads a whole number that a person typed or an address carries.

/** The number when the text is nothing but digits and within the bounds, else undefined. */
export function wholeNumberIn(text: string, min: number, max: number): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= min && value <= max ? value : undefined;
}
