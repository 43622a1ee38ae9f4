// Runs noticeable work of the page in small slices, so that it stays responsive.

/** Length of a slice in milliseconds. */
const SLICE_MS = 8;

/** Calls back with the result of all steps; the returned function cancels them. */
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
