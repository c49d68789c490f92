import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSafeHttpClient, type Resolve } from "./index.ts";

let calls = 0;
const receiver = http.createServer((request, response) => {
  calls += 1;
  if (request.url === "/elsewhere") response.writeHead(302, { Location: "/" }).end();
  else response.writeHead(204).end();
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => void receiver.listen(0, "127.0.0.1", done));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(() => void receiver.close());

const resolveTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const message = { body: "{}", headers: {} };
const judge = (address: string, resolve?: Resolve) => openSafeHttpClient({ reach: "public", resolve }).checkUrl(new URL(address));
const post = (address: string, resolve?: Resolve) => openSafeHttpClient({ reach: "public", resolve }).post(new URL(address), message);

describe("safe HTTP client", () => {
  const hostile = [
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0.0.0.0/",
    "https://10.0.0.1/",
    "https://100.64.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://198.18.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::]/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a9fe:a9fe]/",
    "https://[64:ff9b::a9fe:a9fe]/",
    "https://[fe80::1]/",
    "https://[fd00:ec2::254]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:db8::1]/",
  ];
  test.each(hostile)("refuses the private address %s at validation and at request", async (address) => {
    expect(await judge(address)).toBe("notPublic");
    expect(await post(address)).toEqual({ ok: false, why: "notPublic" });
  });

  test.each([
    ["127.0.0.1"],
    ["::1"],
    ["169.254.169.254"],
    ["fd00::1"],
    ["93.184.215.14", "10.0.0.1"],
    ["2606:4700::1111", "::ffff:10.0.0.1"],
  ])("refuses a name that resolves to %s %s", async (...addresses) => {
    const resolve = resolveTo(...addresses.filter((address) => typeof address === "string"));
    expect(await judge("https://receiver.example/", resolve)).toBe("notPublic");
    expect(await post("https://receiver.example/", resolve)).toEqual({ ok: false, why: "notPublic" });
  });

  test("refuses localhost and a name that does not resolve", async () => {
    expect(await judge("https://localhost/")).toBe("notPublic");
    expect(await post("https://localhost/")).toEqual({ ok: false, why: "notPublic" });
    expect(await judge("https://receiver.example/", () => Promise.reject(new Error("no such name")))).toBe("notPublic");
  });
});

test.each([
  ["http://receiver.example/", "93.184.215.14"],
  ["ftp://receiver.example/", "93.184.215.14"],
  ["https://name:word@receiver.example/", "93.184.215.14"],
  ["http://127.0.0.1/", "127.0.0.1"],
])("the safe HTTP client refuses the address format of %s", async (address, resolved) => {
  expect(await judge(address, resolveTo(resolved))).toBe("format");
});

test("the safe HTTP client refuses a name that resolves to a private address later", async () => {
  let lookups = 0;
  const rebinding: Resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? "93.184.215.14" : "127.0.0.1", family: 4 }];
  };
  expect(await judge(`https://receiver.example:${port}/`, rebinding)).toBe("fine");
  const before = calls;
  expect(await post(`http://receiver.example:${port}/`, rebinding)).toEqual({ ok: false, why: "notPublic" });
  // The connection resolves the name once and uses that address.
  expect([lookups, calls]).toEqual([2, before]);
});

test("the safe HTTP client can allow loopback addresses and follows no redirects", async () => {
  const address = `http://localhost:${port}/`;
  const loopbackClient = openSafeHttpClient({ reach: "loopback" });
  expect(await loopbackClient.checkUrl(new URL(address))).toBe("fine");
  const postTo = (path: string) => loopbackClient.post(new URL(path, `http://127.0.0.1:${port}`), message);
  const before = calls;
  expect(await postTo("/")).toEqual({ ok: true, status: 204 });
  expect(await postTo("/elsewhere")).toEqual({ ok: false, status: 302 });
  expect(calls).toBe(before + 2);
  expect(await loopbackClient.checkUrl(new URL("https://10.0.0.1/"))).toBe("notPublic");
});
