import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpServer, type HttpServer } from "#server/http-server.ts";
import { quietLog } from "../../support/test-environment.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let http1: HttpServer;
let port: number;
beforeAll(async () => {
  site = await openTestSite();
  http1 = createHttpServer({ listener: site.listener, trustedProxy: undefined, uploads: new Set(["/api/contact/file"]), log: quietLog });
  http1.server.listen(0, "127.0.0.1");
  await once(http1.server, "listening");
  ({ port } = http1.server.address() as AddressInfo);
});
afterAll(async () => {
  http1.server.closeAllConnections();
  await http1.stop();
  await site.close();
});

const connect = () => net.connect(port, "127.0.0.1").on("error", () => {});
const headOf = (method: string, path: string, headers: Record<string, string>) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ Host: "site.test", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

const json = { "Content-Type": "application/json" };
const upload = { "Content-Type": "application/octet-stream", "Sec-Fetch-Site": "same-origin" };
const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
const foreignOrigin = { Origin: "http://evil.test" };

type Case = [kind: string, method: string, path: string, headers: Record<string, string>, status: number];

/** Requests whose response does not depend on their body. */
const earlyResponses: Case[] = [
  ["an unknown call", "POST", "/api/nothing", json, 404],
  ["a call by a wrong method", "POST", "/api/product/list", json, 405],
  ["a call of another site", "POST", "/api/contact/question", { ...json, ...foreignOrigin }, 403],
  ["a call with a wrong type", "POST", "/api/contact/question", upload, 415],
  ["a call with a wrong key", "POST", "/api/contact/question", { ...json, Authorization: "Bearer wrong" }, 401],
  ["a staff upload without a session", "POST", "/api/staff/media/upload?name=a.png", upload, 401],
  ["an attachment of a wrong type", "POST", "/api/contact/file?name=a.png", json, 415],
  ["a form of another site", "POST", "/contact-us", { ...form, ...foreignOrigin, "Sec-Fetch-Site": "cross-site" }, 403],
  ["a form of a wrong type", "POST", "/contact-us", { ...form, "Content-Type": "text/plain" }, 415],
  ["a form on a page without one", "POST", "/about-us", form, 405],
  ["a form on a page that does not exist", "POST", "/nothing", form, 404],
  ["a malformed address", "POST", "/%zz", form, 400],
  ["a file by a wrong method", "POST", "/robots.txt", form, 405],
  ["a document by a wrong method", "POST", "/documents/tianyuan-60k-data-sheet-en.pdf", form, 405],
  ["an image by a wrong method", "PUT", "/media/nothing.webp", form, 405],
  ["the back office by a wrong method", "POST", "/admin", form, 405],
];
const tooLargeBodies: Case[] = [
  ["a call that is too large", "POST", "/api/contact/question", { ...json, "Content-Length": "300000" }, 413],
  ["an attachment that is too large", "POST", "/api/contact/file?name=a.png", { ...upload, "Content-Length": "20000000" }, 413],
];
const pageWithBody: Case = ["a page that is read with a body", "GET", "/en", {}, 200];

describe("a response before the request's body has arrived", () => {
  test.each([...earlyResponses, ...tooLargeBodies, pageWithBody])(
    "to %s closes the connection",
    async (_, method, path, headers, status) => {
      const socket = connect();
      socket.write(headOf(method, path, { "Content-Length": "60000", ...headers }) + "x".repeat(1_000));
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: close\r\n`, "i"));
      socket.end();
      socket.resume();
      await once(socket, "close");
    },
  );

  test.each([
    ["a call", "/api/contact/question", json],
    ["a form", "/login", form],
  ])("to %s that turns out to be too large closes the connection", async (_, path, headers) => {
    const socket = connect();
    socket.write(headOf("POST", path, { ...headers, "Transfer-Encoding": "chunked" }));
    for (let chunkCount = 0; chunkCount < 40; chunkCount += 1) socket.write(`2710\r\n${"x".repeat(10_000)}\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 [^]*\r\nconnection: close\r\n/i);
    socket.end("0\r\n\r\n");
    socket.resume();
    await once(socket, "close");
    expect(socket.errored).toBeNull();
  });
});

test.each(earlyResponses)("a small body keeps the connection of %s", async (_, method, path, headers, status) => {
  const socket = connect();
  socket.write(`${headOf(method, path, { ...headers, "Content-Length": "1000" })}${"x".repeat(1_000)}`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(String(answer)).not.toMatch(/\r\nconnection: close/i);
  // Wait longer than the 500 ms after which @hono/node-server stops reading an unused body.
  await pause(700);
  socket.write(headOf("GET", "/healthz", {}));
  for (let text = ""; !text.endsWith("ok");) text += String(((await once(socket, "data")) as [Buffer])[0]);
  socket.destroy();
});

test("a body that is too large fails no other request on the connections of a proxy", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const post = (path: string, bytes: number) =>
    new Promise<number>((resolve) => {
      const request = http.request({ agent, port, host: "127.0.0.1", path, method: "POST", headers: { ...json, "content-length": bytes } });
      request.on("response", (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode!));
        response.on("error", () => resolve(0));
      });
      request.on("error", () => resolve(0));
      request.end("x".repeat(bytes));
    });
  let isOver = false;
  const sendLargeBodies = async () => {
    const statuses = [];
    while (!isOver) statuses.push(await post("/api/contact/question", 200_000));
    return statuses;
  };
  const sendSmallRequests = async () => {
    const statuses = [];
    for (let time = 0; time < 60; time += 1) {
      statuses.push(await post("/api/nothing", 100));
      await pause(20);
    }
    return statuses;
  };
  const largeBodies = sendLargeBodies();
  const smallRequests = await Promise.all([sendSmallRequests(), sendSmallRequests()]);
  isOver = true;
  const largeStatuses = await largeBodies;
  agent.destroy();
  expect(smallRequests.flat()).toEqual(Array(120).fill(404));
  expect(largeStatuses.length).toBeGreaterThan(10);
  expect(new Set(largeStatuses)).toEqual(new Set([413]));
});
