// Where a record lies in what was read.

interface RecordPlace {
  readonly row: number;
  readonly line?: number | undefined;
  readonly file?: string;
}

/** Its line in the file, or its number where it has no line of its own. */
export function placeOf({ row, line, file }: RecordPlace): string {
  const place = row === 0 ? 'file' : line === undefined ? `record ${row}` : `line ${line}`;
  return file === undefined ? place : `${file}, ${place}`;
}
