import { once } from "node:events";
import type { RequestListener } from "node:http";
import net, { BlockList, type AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createRecordingLog } from "#tests/support/test-environment.ts";
import { createHttpServer, type HttpLimits } from "./http-server.ts";

const answer = Buffer.alloc(32 * 1024 * 1024, "a");
const head = "GET / HTTP/1.1\r\nHost: site.test\r\n";

/** Limits above the duration of a test, so that only the limit set by a test has an effect. */
const never = 600_000;
const noLimits = { headersMs: never, requestMs: never, uploadMs: never, stalledMs: never, idleMs: never, checkMs: 50 };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function serve(limits: Partial<HttpLimits>, options: { listener?: RequestListener; trustedProxy?: BlockList } = {}) {
  const log = createRecordingLog();
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

async function serves(connect: () => Promise<net.Socket>): Promise<void> {
  const socket = await connect();
  socket.write(`${head}\r\n`);
  await once(socket, "data");
  socket.destroy();
}

const waitForClose = (socket: net.Socket) => once(socket, "close");

test.each([
  ["that never finishes the request headers", { headersMs: 100 }, head],
  ["that never finishes the request body", { requestMs: 100 }, `POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10\r\n\r\nhalf`],
  ["that sends nothing", { stalledMs: 100 }, ""],
])("the HTTP server disconnects a client %s", async (_, limits, data) => {
  // The listener reads the whole body, so it waits as long as the client does.
  const { connect } = await serve(limits, {
    listener: (request, response) =>
      void buffer(request).then(
        () => response.end(),
        () => {},
      ),
  });
  const socket = await connect();
  socket.write(data);
  socket.resume();
  await waitForClose(socket);
});

const long = "x".repeat(17_000);
test.each([
  ["an address that is too long", `GET /${long} HTTP/1.1\r\nHost: site.test\r\n\r\n`, 431],
  ["too many cookies", `${head}Cookie: a=${long}\r\n\r\n`, 431],
  ["what is no HTTP", "\x16\x03\x01\x02\r\n\r\n", 400],
])("the HTTP server refuses %s with a message and closes the connection", async (_, data, status) => {
  const { connect } = await serve({});
  const socket = await connect();
  const responseBytes = buffer(socket);
  socket.write(data, "latin1");
  const response = (await responseBytes).toString();
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const words = ["Cookies dieser Website", "cookies of this website", "cookies de ce site", "本网站的 Cookie"];
  for (const text of status === 431 ? words : ["Bad Request\n"]) expect(response).toContain(text);
  await serves(connect);
});

test("the HTTP server keeps a connection open between requests and closes it when idle", async () => {
  const { connect } = await serve({ idleMs: 300 }, { listener: (_, response) => response.end("once") });
  const socket = await connect();
  const closed = waitForClose(socket);
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
  await waitForClose(socket);
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

test("the HTTP server disconnects an upload that is too slow after its grace period, but not one at the minimum rate", async () => {
  const limits = { checkMs: 20, uploadGraceMs: 200, uploadRate: 1_000, uploadMs: 60_000 };
  const { connect } = await serve(limits, {
    listener: (request, response) =>
      void buffer(request).then(
        ({ length }) => response.end(`${length} bytes`),
        () => {},
      ),
  });
  const upload = async (piece: string) => {
    const socket = await connect();
    socket.write("POST /upload HTTP/1.1\r\nHost: site.test\r\nContent-Length: 10000\r\nConnection: close\r\n\r\n");
    let left = 10_000;
    const timer = setInterval(() => {
      left -= piece.length;
      socket.write(piece);
      if (left === 0) clearInterval(timer);
    }, 50);
    // The client of a closed connection may see an end or a reset.
    const answer = String(await buffer(socket).catch(() => ""));
    clearInterval(timer);
    return answer;
  };
  const [dripping, steady] = await Promise.all([upload("x"), upload("x".repeat(500))]);
  expect(dripping).toBe("");
  expect(steady).toMatch(/10000 bytes$/);
});

describe("response that is sent before the request body has arrived", () => {
  const tooLarge: RequestListener = (_, response) => {
    response.writeHead(413, { "content-length": "9" });
    response.end("too large");
  };
  const post = (length: number) => `POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: ${length}\r\n\r\n`;

  test("closes its connection and reaches a client that continues sending", async () => {
    const { connect } = await serve({}, { listener: tooLarge });
    const socket = await connect();
    const answer = buffer(socket);
    socket.write(post(4_000_000));
    for (let sentBytes = 0; sentBytes < 4_000_000; sentBytes += 100_000) {
      socket.write("x".repeat(100_000));
      await turn();
    }
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n[^]*too large$/i);
    expect(socket.errored).toBeNull();
  });

  test("closes the connection of a client that never sends the rest", async () => {
    const { connect } = await serve({}, { listener: tooLarge });
    const socket = await connect();
    socket.write(post(1_000_000));
    expect(String(await buffer(socket))).toMatch(/connection: close[^]*too large$/i);
  });

  test("closes its connection when the response is only ended", async () => {
    const { connect } = await serve({}, { listener: (_, response) => response.writeHead(304).end() });
    const socket = await connect();
    socket.write(post(1_000_000));
    const [head] = (await once(socket, "data")) as [Buffer];
    expect(String(head)).toMatch(/^HTTP\/1\.1 304 [^]*connection: close/i);
    socket.destroy();
  });
});

test("the HTTP server keeps the connection of a request whose body it did not read, once the body has arrived", async () => {
  const { connect } = await serve({}, { listener: (_, response) => response.writeHead(404).end("not here") });
  const socket = await connect();
  for (let time = 0; time < 3; time += 1) {
    socket.write(`POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 1000\r\n\r\n${"x".repeat(1_000)}`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 [^]*connection: keep-alive/i);
  }
  socket.destroy();
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
  // The response is larger than the socket buffers, so the server waits for the client.
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
  await Promise.all(refused.map(waitForClose));
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
