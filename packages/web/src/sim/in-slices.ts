// Work that the page itself has to do and somebody would feel, done in small pieces between what else it does.

/** At a time, in milliseconds. */
const SLICE_MS = 8;

/** Tells what the steps have come to when they are over; the answer gives them up. */
export function inSlices<T>(steps: Iterator<unknown, T>, onDone: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
      const { done, value } = steps.next();
      if (done) return onDone(value);
    }
    timer = setTimeout(work);
  };
  timer = setTimeout(work);
  return () => clearTimeout(timer);
}
