/** What comes next has a turn of its own, sooner than by a timer, which a browser may keep waiting for a frame or longer. */
export async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}
