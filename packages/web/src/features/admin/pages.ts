// Pages of a list that is here as a whole.

export const pageCount = (list: readonly unknown[], size: number): number => Math.max(1, Math.ceil(list.length / size));

/** From 1. Of a page beyond the end, the last one. */
export function pageOf<T>(list: readonly T[], page: number, size: number): readonly T[] {
  const start = (Math.min(page, pageCount(list, size)) - 1) * size;
  return list.slice(start, start + size);
}
