import { createSocket, type Socket } from "node:dgram";
import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { resolveName } from "./resolve-name.ts";

const types = { 1: [192, 0, 2, 7], 28: [0x20, 0x01, 0x0d, 0xb8, ...Array.from({ length: 11 }, () => 0), 1] } as Record<number, number[]>;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** Starts a name server that knows one address of each of these record types; `undefined` answers nothing. */
async function startNameServer(known: readonly number[] | undefined): Promise<string> {
  const socket = createSocket("udp4");
  sockets.push(socket);
  socket.on("message", (query, { port, address }) => {
    const type = query.readUInt16BE(query.indexOf(0, 12) + 1);
    if (known) socket.send(answerTo(query, known.includes(type) ? types[type] : undefined), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return `127.0.0.1:${socket.address().port}`;
}

/** Builds a DNS message (RFC 1035): the question again, and one record that points to its name. */
function answerTo(query: Buffer, data: number[] | undefined): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0]);
  const record = data ? [0xc0, 0x0c, ...question.subarray(-4), 0, 0, 0, 60, 0, data.length, ...data] : [];
  return Buffer.concat([header, question, Buffer.from(record)]);
}

test.each([
  [[1], [{ address: "192.0.2.7", family: 4 }]],
  [[28], [{ address: "2001:db8::1", family: 6 }]],
  [
    [1, 28],
    [
      { address: "192.0.2.7", family: 4 },
      { address: "2001:db8::1", family: 6 },
    ],
  ],
])("a name with records of the types %j has the addresses %j", async (known, addresses) => {
  expect(await resolveName("receiver.example", { servers: [await startNameServer(known)] })).toEqual(addresses);
});

test("a name without an address is an error", async () => {
  await expect(resolveName("receiver.example", { servers: [await startNameServer([])] })).rejects.toThrow();
});

test("names whose servers do not answer end in time and block no file", async () => {
  const servers = [await startNameServer(undefined)];
  const names = Array.from({ length: 8 }, (_, index) => resolveName(`slow${index}.example`, { servers, timeoutMs: 200 }));
  const startedAt = performance.now();
  await readFile(import.meta.filename);
  expect(performance.now() - startedAt).toBeLessThan(200);
  const outcomes = await Promise.allSettled(names);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("the name of this machine needs no server", async () => {
  const addresses = (await resolveName("localhost", { servers: ["192.0.2.1"] })).map(({ address }) => address);
  expect(addresses.every((address) => ["127.0.0.1", "::1"].includes(address))).toBe(true);
  expect(addresses.length).toBeGreaterThan(0);
});
