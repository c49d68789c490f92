import { BlockList } from "node:net";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";
import { clientAddress, rateLimitKeyOf, visitorLanguage, type VisitorEnv } from "./visitor.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");
proxies.addAddress("fd00::1", "ipv6");

async function addressOf(address: string, forwarded: string | undefined, trusted: BlockList | undefined): Promise<string> {
  const app = new Hono<VisitorEnv>().get("/", (c) => c.text(clientAddress(c, trusted)));
  return (await app.request("/", { headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }, { address })).text();
}

describe("client address", () => {
  test.each([
    ["no proxy is trusted", "203.0.113.5", "198.51.100.1", undefined, "203.0.113.5"],
    ["an untrusted client sends the header", "203.0.113.5", "198.51.100.1", proxies, "203.0.113.5"],
    ["a trusted proxy sends the header", "10.1.2.3", "198.51.100.1", proxies, "198.51.100.1"],
    ["the client adds an address before the proxy's", "10.1.2.3", "1.1.1.1, 198.51.100.1", proxies, "198.51.100.1"],
    ["several trusted proxies forward the request", "10.1.2.3", "198.51.100.1, 10.9.9.9", proxies, "198.51.100.1"],
    ["the proxy has an IPv6 address", "fd00::1", "2001:db8::7", proxies, "2001:db8::7"],
    ["an IPv4 proxy connects to an IPv6 socket", "::ffff:10.1.2.3", "198.51.100.1", proxies, "198.51.100.1"],
    ["the header has an IPv4-mapped IPv6 address", "10.1.2.3", "::FFFF:c633:6401", proxies, "198.51.100.1"],
    ["the header has invalid entries", "10.1.2.3", "rubbish, , 198.51.100.1, '; drop table", proxies, "198.51.100.1"],
    ["a trusted proxy sends no header", "10.1.2.3", undefined, proxies, "10.1.2.3"],
  ])("is read from X-Forwarded-For only behind trusted proxies: %s", async (_, address, forwarded, trusted, expected) => {
    expect(await addressOf(address, forwarded, trusted)).toBe(expected);
  });

  test.each([
    ["203.0.113.5", "203.0.113.5"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64"],
  ])("is rate-limited by /64 network for IPv6: %s as %s", (address, expected) => expect(rateLimitKeyOf(address)).toBe(expected));
});

test.each([
  ["zh_CN", "en", "cn"],
  ["en_AU", "fr", "au"],
  ["de_DE", undefined, "de"],
  ["en-US", "fr", "fr"],
  ["en-US", "en-US", "en"],
  [undefined, "fr-CA,fr;q=0.9,en;q=0.8", "fr"],
  [undefined, "zh-TW", "cn"],
  [undefined, "en-AU,en;q=0.5", "au"],
  [undefined, "pt-BR,pt", "en"],
  [undefined, "pt-BR,pt;q=0.9,de;q=0.8,en;q=0.7", "de"],
  [undefined, "en;q=0.5, fr;q=0.9", "fr"],
  [undefined, "fr;q=0, en", "en"],
  [undefined, undefined, "en"],
  [undefined, "fr", "de", "a=b; locale=de"],
  [undefined, undefined, "cn", "locale=zh-CN"],
  [undefined, "fr", "en", "locale=xx"],
  ["en-US", "fr", "fr", "locale=de"],
  ["zh_CN", "fr", "cn", "locale=de"],
])("visitor language for Language %s and Accept-Language %s is %s with cookie %s", async (locale, accepted, expected, cookie?: string) => {
  const app = new Hono().get("/", (c) => c.text(visitorLanguage(c)));
  const headers = { ...(locale && { language: locale }), ...(accepted && { "accept-language": accepted }), ...(cookie && { cookie }) };
  expect(await (await app.request("/", { headers })).text()).toBe(expected);
});

describe("same-origin check", () => {
  const site = new URL("https://www.example.com");
  test.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, true],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
    [{ "sec-fetch-site": "cross-site", "content-type": "application/json" }, false],
    [{ "sec-fetch-site": "none", "content-type": "application/json" }, false],
    [{ "sec-fetch-site": "same-site", origin: "https://shop.example.com" }, false],
    [{ origin: "https://www.example.com" }, true],
    [{ origin: "https://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
    [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, false],
    [{ origin: "http://www.example.com" }, false],
    [{ origin: "http://www.example.com", host: "www.example.com" }, false],
    [{ origin: "http://www.example.com", host: "www.example.com", "content-type": "application/json" }, false],
    [{ origin: "ftp://www.example.com" }, false],
    [{ origin: "https://www.example.com.evil.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "" }, false],
    [{ "content-type": "application/json; charset=utf-8" }, true],
    [{ "content-type": "application/x-www-form-urlencoded" }, false],
    [{ "content-type": "text/plain" }, false],
    [{ authorization: "Bearer ek_1.secret" }, true],
    [{ authorization: "bearer ek_1.secret", "content-type": "application/x-www-form-urlencoded" }, true],
    [{ authorization: "Bearer ek_1.secret", origin: "https://evil.example" }, false],
    [{ authorization: "Bearer ek_1.secret", origin: "null" }, false],
    [{ authorization: "Bearer ek_1.secret", "sec-fetch-site": "cross-site" }, false],
    [{ authorization: "Bearer " }, false],
    [{ authorization: "Basic bmFtZTp3b3Jk" }, false],
    [{}, false],
  ] as [Record<string, string>, boolean][])("decides by the request headers %o: %s", (headers, expected) =>
    expect(isSameOrigin(new Headers(headers), site)).toBe(expected),
  );

  test.each([
    ["http://127.0.0.1:3000", true],
    ["https://127.0.0.1:3000", true],
    ["http://localhost:3000", true],
    ["http://127.0.0.1:4000", false],
    ["ftp://127.0.0.1:3000", false],
  ])("compares Origin with Host 127.0.0.1:3000 on an http site, %s: %s", (origin, expected) => {
    expect(isSameOrigin(new Headers({ origin, host: "127.0.0.1:3000" }), new URL("http://localhost:3000"))).toBe(expected);
  });
});
