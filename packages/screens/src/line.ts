// A line of words as the text reader gets it: dark on white, with a margin, and large enough.
import { type Ink, scaled } from './ink.ts';
import type { Rectangle } from './picture.ts';

export interface TextLine {
  readonly width: number;
  readonly height: number;
  /** A byte for each pixel, 255 is white. */
  readonly data: Uint8Array;
  /** Where it was cut out. */
  readonly box: Rectangle;
}

/** What reads words: given, so that this package needs neither a browser nor a library. */
export type TextReader<Language extends string> = (line: TextLine, language: Language) => Promise<string>;

const HEIGHT = 64;
const MARGIN = 12;

export function lineOf(ink: Ink, box: Rectangle): TextLine {
  const large = scaled(ink, HEIGHT / ink.height);
  const width = large.width + 2 * MARGIN;
  const height = large.height + 2 * MARGIN;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++) {
      data[(y + MARGIN) * width + x + MARGIN] = Math.round(255 * (1 - (large.data[y * large.width + x] ?? 0)));
    }
  }
  return { width, height, data, box };
}

/** As a picture that every text reader understands (portable grey map). */
export function greyMap({ width, height, data }: TextLine): Uint8Array {
  const head = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (sign) => sign.charCodeAt(0));
  const bytes = new Uint8Array(head.length + data.length);
  bytes.set(head);
  bytes.set(data, head.length);
  return bytes;
}
