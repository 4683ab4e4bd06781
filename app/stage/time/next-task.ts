/**
 * Calls back in a task of its own, as soon as the browser has answered what waits. Not a timer: browsers let one wait for
 * 4 ms and more, and a page in the background for a second.
 */
export function inNextTask(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    call();
  });
  port1.start();
  port2.postMessage(undefined);
}
