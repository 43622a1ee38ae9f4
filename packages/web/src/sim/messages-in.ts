// A turn of a worker's message loop, so that what was said to it is heard; timers would wait for milliseconds.

const { port1, port2 } = new MessageChannel();

export const messagesIn = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
