// The address of the box as it comes: words and numbers. What they mean only the page knows, which is loaded later.

export const readBoxSearch = (search: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
