// A frame in between, so that what is being done is on the screen before it is done, and the page stays awake while it is.
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // Behind another tab there are no frames.
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
