import { once } from "node:events";
import type { RequestListener } from "node:http";
import net, { BlockList, type AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { recordingLog } from "#tests/support/test-environment.ts";
import { createHttpServer, type HttpLimits } from "./http-server.ts";

const answer = Buffer.alloc(32 * 1024 * 1024, "a");
const head = "GET / HTTP/1.1\r\nHost: site.test\r\n";

/** No limit of these ends a connection within a test, so that only the limit that a test sets can do it. */
const never = 600_000;
const noLimits = { headersMs: never, requestMs: never, uploadMs: never, stalledMs: never, idleMs: never, checkMs: 50 };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function serve(limits: Partial<HttpLimits>, options: { listener?: RequestListener; trustedProxy?: BlockList } = {}) {
  const log = recordingLog();
  const { server, stop } = createHttpServer({
    listener: (_, response) => response.end(answer),
    trustedProxy: undefined,
    uploads: new Set(["/upload"]),
    log,
    limits: { ...noLimits, ...limits },
    ...options,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  close = () => {
    server.closeAllConnections();
    return stop();
  };
  const connect = async () => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  return { connect, log };
}

const ended = (socket: net.Socket) => once(socket, "close");

test.each([
  ["that never finishes the request headers", { headersMs: 100 }, head],
  ["that never finishes the request body", { requestMs: 100 }, `POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10\r\n\r\nhalf`],
  ["that sends nothing", { stalledMs: 100 }, ""],
])("the HTTP server disconnects a client %s", async (_, limits, sent) => {
  // The listener reads the whole body, so it waits as long as the client does.
  const { connect } = await serve(limits, {
    listener: (request, response) =>
      void buffer(request).then(
        () => response.end(),
        () => {},
      ),
  });
  const socket = await connect();
  socket.write(sent);
  socket.resume();
  await ended(socket);
});

test("the HTTP server keeps a connection open between requests and closes it when idle", async () => {
  const { connect } = await serve({ idleMs: 300 }, { listener: (_, response) => response.end("once") });
  const socket = await connect();
  const closed = ended(socket);
  for (let time = 0; time < 2; time += 1) {
    socket.write(`${head}\r\n`);
    await once(socket, "data");
  }
  await closed;
});

test.each(["/", "/upload"])("the HTTP server disconnects a client whose request body stalls at %s", async (address) => {
  const { connect } = await serve(
    { stalledMs: 100 },
    {
      listener: (request, response) =>
        void buffer(request).then(
          () => response.end(),
          () => {},
        ),
    },
  );
  const socket = await connect();
  socket.write(`POST ${address} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10\r\n\r\nhalf`);
  socket.resume();
  await ended(socket);
});

test("the HTTP server allows uploads more time than other requests", async () => {
  const { connect } = await serve(
    { requestMs: 50, uploadMs: 10_000 },
    { listener: (request, response) => void buffer(request).then((body) => response.end(body)) },
  );
  const socket = await connect();
  socket.write("POST /upload?name=film.mp4 HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10\r\nConnection: close\r\n\r\nfirst");
  setTimeout(() => socket.write("later"), 300);
  expect(String(await buffer(socket))).toMatch(/firstlater$/);
});

test("the HTTP server disconnects a client that does not read the response", async () => {
  let broken: Promise<unknown> | undefined;
  const { connect } = await serve(
    { stalledMs: 100 },
    {
      listener: (_, response) => {
        broken = once(response, "close");
        response.end(answer);
      },
    },
  );
  const socket = await connect();
  socket.write(`${head}\r\n`);
  // The response has started and is larger than the socket buffers, so the server waits for the client.
  await once(socket, "readable");
  await broken;
  socket.destroy();
});

test("the HTTP server does not treat a slow response as a stalled connection", async () => {
  const { connect } = await serve({ stalledMs: 50 }, { listener: (_, response) => void setTimeout(() => response.end("late"), 300) });
  const socket = await connect();
  socket.write(`${head}Connection: close\r\n\r\n`);
  expect(String(await buffer(socket))).toMatch(/late$/);
});

test("the HTTP server limits open connections per address and logs the refusal once", async () => {
  const { connect, log } = await serve({ perAddress: 3 });
  const open = await Promise.all([connect(), connect(), connect()]);
  const refused = await Promise.all([connect(), connect()]);
  await Promise.all(refused.map(ended));
  expect(log.lines).toMatchObject([{ level: "warn", event: "connections.refused", fields: { open: 4 } }]);
  for (const socket of open) expect(socket.destroyed).toBe(false);

  // The end of the response shows that the server has noticed the closed connection.
  open[0]!.end(`${head}Connection: close\r\n\r\n`);
  await buffer(open[0]!);
  const next = await connect();
  next.write(`${head}Connection: close\r\n\r\n`);
  expect((await buffer(next)).length).toBeGreaterThan(answer.length);
});

test("the HTTP server does not limit connections from a trusted proxy", async () => {
  const proxies = new BlockList();
  proxies.addAddress("127.0.0.1", "ipv4");
  const { connect } = await serve({ perAddress: 1 }, { trustedProxy: proxies, listener: (_, response) => response.end("answered") });
  const sockets = await Promise.all([connect(), connect(), connect()]);
  for (const socket of sockets) socket.write(`${head}Connection: close\r\n\r\n`);
  for (const socket of sockets) expect(String(await buffer(socket))).toContain("answered");
});
