import net, { type AddressInfo, type Socket } from "node:net";

export type DatabaseProxy = {
  url: string;
  /** Breaks all connections and each new one, as a database that stops does. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
};

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = net.createServer((client) => {
    if (isCut) return void client.destroy();
    const database = net.connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxied = new URL(url);
  proxied.hostname = "127.0.0.1";
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    cut() {
      isCut = true;
      destroyAll();
    },
    restore: () => void (isCut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        destroyAll();
      }),
  };
}
