/** Resolves in a task of its own, after what the browser has to do already; sooner than a timer, which waits up to 4 ms. */
export function yieldToMainThread(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
