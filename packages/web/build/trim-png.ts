// Cuts the empty margin off a sprite and writes the rest with a palette: the same pixels, a known size, fewer bytes.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PIXEL = 4;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel as one number, row by row; 0 for transparent ones. */
  readonly data: Uint32Array;
}

export interface TrimmedPicture {
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
}

export function trimmedPng(png: Buffer): TrimmedPicture {
  const pixels = trimmed(readPixels(png));
  return { width: pixels.width, height: pixels.height, png: writePng(pixels) };
}

/** Only the format of the sprites: eight bits for each of four channels, not interlaced. */
export function readPixels(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.[8] !== 8 || header[9] !== 6 || header[12] !== 0)
    throw new Error(
      'The sprite is of another kind than those of the collection: eight bits, four channels, not interlaced',
    );
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const bytes = unfiltered(raw, width * PIXEL, height);
  const data = Uint32Array.from({ length: width * height }, (_, pixel) => {
    const colour = bytes.readUInt32BE(pixel * PIXEL);
    return (colour & 255) === 0 ? 0 : colour;
  });
  return { width, height, data };
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const start = at + 8;
    chunks.push({
      type: png.toString('latin1', at + 4, start),
      data: png.subarray(start, start + png.readUInt32BE(at)),
    });
  }
  return chunks;
}

/** PNG filters: each row is stored as the difference to its neighbours, in one of five ways. */
function unfiltered(raw: Buffer, stride: number, height: number): Buffer {
  const data = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const way = raw[row * (stride + 1)] ?? 0;
    for (let at = 0; at < stride; at++) {
      const index = row * stride + at;
      const left = at < PIXEL ? 0 : (data[index - PIXEL] ?? 0);
      const above = row === 0 ? 0 : (data[index - stride] ?? 0);
      const corner = row === 0 || at < PIXEL ? 0 : (data[index - stride - PIXEL] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][way] ?? 0;
      data[index] = ((raw[row * (stride + 1) + 1 + at] ?? 0) + guess) & 255;
    }
  }
  return data;
}

/** The neighbour closest to the gradient (the Paeth filter). */
function nearest(left: number, above: number, corner: number): number {
  const distance = (value: number) => Math.abs(left + above - corner - value);
  if (distance(left) <= distance(above) && distance(left) <= distance(corner)) return left;
  return distance(above) <= distance(corner) ? above : corner;
}

function trimmed({ width, height, data }: Pixels): Pixels {
  const seen = [...data.keys()].filter((pixel) => data[pixel] !== 0);
  const [columns, rows] = [seen.map((pixel) => pixel % width), seen.map((pixel) => Math.floor(pixel / width))];
  const [left, top] = [Math.min(...columns, width - 1), Math.min(...rows, height - 1)];
  const [wide, high] = [Math.max(...columns, left) - left + 1, Math.max(...rows, top) - top + 1];
  return {
    width: wide,
    height: high,
    data: Uint32Array.from(
      { length: wide * high },
      (_, pixel) => data[(top + Math.floor(pixel / wide)) * width + left + (pixel % wide)] ?? 0,
    ),
  };
}

function writePng({ width, height, data }: Pixels): Buffer {
  const colours = [...new Set(data)];
  if (colours.length > 256) throw new Error(`A sprite has ${colours.length} colours, which is too many for a palette`);
  const indices = new Map(colours.map((colour, index) => [colour, index]));
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // A byte before each row says "unfiltered".
  const rows = Array.from({ length: height }, (_, row) => [
    0,
    ...Array.from(data.subarray(row * width, row * width + width), (colour) => indices.get(colour) ?? 0),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255])),
    ),
    chunk('tRNS', Buffer.from(colours.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
