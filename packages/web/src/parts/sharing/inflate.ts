// Unpacks deflated bytes up to a limit: a few kilobytes can hold gigabytes, so the limit holds while they come out.

export interface UnpackedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** False where the data is damaged or breaks off. */
  readonly isWhole: boolean;
  /** There is more than allowed; `bytes` is the beginning. */
  readonly isTooMuch: boolean;
}

/** A thousand bytes become a million at most, so that little is made in vain. */
const STEP = 1024;

/** All that comes out, also of what breaks off in the middle. */
export async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<UnpackedBytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isWhole = true;
  const reader = slices(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let part = await reader.read(); !part.done && size <= most; part = await reader.read()) {
      chunks.push(part.value);
      size += part.value.length;
    }
  } catch {
    isWhole = false;
  }
  // What follows is not asked for any more; of a damaged stream nothing does.
  await reader.cancel().catch(() => undefined);
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.slice(0, most), isWhole: isWhole && size <= most, isTooMuch: size > most };
}

function slices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, at + STEP));
      at += STEP;
    },
  });
}
