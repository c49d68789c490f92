import path from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const secret = "0123456789abcdef0123456789abcdef";

function read(source: Record<string, string | undefined>) {
  const result = readEnvironment(source);
  if (!result.ok) throw new Error(result.message);
  return result.environment;
}

function refusal(source: Record<string, string | undefined>): string {
  const result = readEnvironment(source);
  return result.ok ? "accepted" : result.message;
}

test("environment variables have the documented defaults", () => {
  expect(read({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: new URL("http://localhost:3000"),
    dataDir: path.resolve("var"),
    databaseUrl: undefined,
    s3Url: undefined,
    apiBase: undefined,
    legacyHost: undefined,
    mainOrigin: undefined,
    sessionSecret: undefined,
    sessionSecretFallback: undefined,
    smtpUrl: undefined,
    mailFrom: "no-reply@localhost",
    replyAddress: undefined,
    imapUrl: undefined,
    inboundMailSecret: undefined,
    trustedProxy: undefined,
    gtmId: undefined,
    pixelUrl: undefined,
    tagHosts: [],
    adminEmail: undefined,
    translationUrl: undefined,
    translationKey: undefined,
    translationModel: undefined,
    metricsPort: undefined,
    sendsTraces: false,
  });
});

test("an empty environment variable counts as unset", () => {
  const names = [
    "PORT",
    "HOST",
    "SITE_URL",
    "DATA_DIR",
    "DATABASE_URL",
    "S3_URL",
    "API_BASE",
    "LEGACY_HOST",
    "MAIN_ORIGIN",
    "SESSION_SECRET",
    "SESSION_SECRET_FALLBACK",
    "SMTP_URL",
    "MAIL_FROM",
    "REPLY_ADDRESS",
    "IMAP_URL",
    "INBOUND_MAIL_SECRET",
    "TRUSTED_PROXY",
    "GTM_ID",
    "PIXEL_URL",
    "TAG_HOSTS",
    "ADMIN_EMAIL",
    "TRANSLATION_URL",
    "TRANSLATION_KEY",
    "TRANSLATION_MODEL",
    "METRICS_PORT",
    "OTEL_TRACES_EXPORTER",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    "OTEL_EXPORTER_OTLP_PROTOCOL",
  ];
  expect(read(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(read({}));
});

test("SITE_URL defaults to localhost with PORT when it is not set", () => {
  expect(read({ PORT: "8080" }).siteUrl.href).toBe("http://localhost:8080/");
  expect(read({ PORT: "8080", SITE_URL: "https://www.example.com" }).siteUrl.href).toBe("https://www.example.com/");
});

test.each([
  ["PORT", "0", "port", 0],
  ["PORT", "65535", "port", 65_535],
  ["HOST", "0.0.0.0", "host", "0.0.0.0"],
  ["HOST", "::1", "host", "::1"],
  ["HOST", "localhost", "host", "localhost"],
  ["SITE_URL", "http://localhost:3000", "siteUrl", new URL("http://localhost:3000")],
  ["DATA_DIR", "/srv/data folder", "dataDir", "/srv/data folder"],
  ["DATABASE_URL", "postgres://u:p@db.example.com:5432/site", "databaseUrl", "postgres://u:p@db.example.com:5432/site"],
  ["DATABASE_URL", "postgresql://db/site?sslmode=require", "databaseUrl", "postgresql://db/site?sslmode=require"],
  ["API_BASE", "https://api.example.com/v1", "apiBase", new URL("https://api.example.com/v1")],
  [
    "S3_URL",
    "https://KEY:a%2Fb@s3.example.com/media?region=eu-west-3",
    "s3Url",
    new URL("https://KEY:a%2Fb@s3.example.com/media?region=eu-west-3"),
  ],
  ["S3_URL", "http://k:s@127.0.0.1:9000/media/site", "s3Url", new URL("http://k:s@127.0.0.1:9000/media/site")],
  ["SMTP_URL", "smtps://user:password@mail.example.com:465", "smtpUrl", new URL("smtps://user:password@mail.example.com:465")],
  ["MAIL_FROM", "eCactus <hello@example.com>", "mailFrom", "eCactus <hello@example.com>"],
  ["GTM_ID", "GTM-AB12", "gtmId", "GTM-AB12"],
  ["PIXEL_URL", "https://pixel.example.com/p.gif", "pixelUrl", new URL("https://pixel.example.com/p.gif")],
  ["ADMIN_EMAIL", "it@example.com", "adminEmail", "it@example.com"],
  ["METRICS_PORT", "9464", "metricsPort", 9464],
  ["OTEL_TRACES_EXPORTER", "otlp", "sendsTraces", true],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318", "sendsTraces", true],
  ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "https://traces.example.com/v1/traces", "sendsTraces", true],
  ["TAG_HOSTS", "Ads.Example.com, *.example.net,127.0.0.1:4010", "tagHosts", ["ads.example.com", "*.example.net", "127.0.0.1:4010"]],
] as const)("environment variable %s accepts %s", (name, value, property, expected) => {
  expect(read({ SESSION_SECRET: secret, [name]: value })[property]).toEqual(expected);
});

test("REPLY_ADDRESS needs a way in, and a way in needs REPLY_ADDRESS", () => {
  const imap = "imaps://reply:p%40ss@mail.example.com/Replies";
  const values = { REPLY_ADDRESS: "Reply@Example.com", IMAP_URL: imap, INBOUND_MAIL_SECRET: secret };
  expect(read(values)).toMatchObject({ replyAddress: "reply@example.com", imapUrl: new URL(imap), inboundMailSecret: secret });
  expect(refusal({ ...values, REPLY_ADDRESS: undefined })).toMatch(/^REPLY_ADDRESS is not set/);
  expect(refusal({ REPLY_ADDRESS: "reply@example.com" })).toMatch(/^REPLY_ADDRESS is set without IMAP_URL/);
  expect(refusal({ INBOUND_MAIL_SECRET: "too short" })).not.toContain("too short");
  expect(refusal({ IMAP_URL: "imap://reply:hidden@" })).not.toContain("hidden");
});

describe("error message for an invalid environment variable", () => {
  test.each([
    ["SMTP_URL", "mail.example.com", "smtp://user:password@host:port"],
    ["S3_URL", "https://s3.example.com/media", "https://KEY:SECRET@host/bucket"],
    ["S3_URL", "s3.example.com/media", "https://KEY:SECRET@host/bucket"],
    ["MAIL_FROM", "nobody", "an address such as"],
    ["REPLY_ADDRESS", "reply+site@example.com", "an address such as reply@example.com"],
    ["REPLY_ADDRESS", "Replies <reply@example.com>", "an address such as reply@example.com"],
    ["REPLY_ADDRESS", "a-name-of-23-characters@example.com", "an address such as reply@example.com"],
    ["IMAP_URL", "imaps://mail.example.com", "imaps://user:password@host:port/folder"],
    ["IMAP_URL", "https://mail.example.com", "imaps://user:password@host:port/folder"],
    ["TRUSTED_PROXY", "10.0.0.0/40", "addresses or ranges"],
    ["TRUSTED_PROXY", "proxy", "addresses or ranges"],
    ["GTM_ID", "UA-1", "a container id"],
    ["PIXEL_URL", "http://pixel.example.com/p.gif", "the https address"],
    ["ADMIN_EMAIL", "nobody", "an e-mail address"],
    ["TAG_HOSTS", "https://ads.example.com", "hosts, separated by commas"],
    ["TAG_HOSTS", "*", "hosts, separated by commas"],
    ["TAG_HOSTS", "*.com", "hosts, separated by commas"],
    ["TAG_HOSTS", "ads.example.com;script-src *", "hosts, separated by commas"],
    ["METRICS_PORT", "/metrics", "a port from 0 to 65535"],
    ["TRANSLATION_URL", "api.deepl.com", "the address of a translation service"],
    ["TRANSLATION_MODEL", "a model", "the name of a chat model"],
    ["OTEL_TRACES_EXPORTER", "jaeger", "otlp or none"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318", "the address of a collector"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc", "http/json"],
    ["PORT", "65536", "a port from 0 to 65535"],
    ["PORT", "-1", "a port from 0 to 65535"],
    ["PORT", "80.5", "a port from 0 to 65535"],
    ["PORT", "0x50", "a port from 0 to 65535"],
    ["PORT", "3000\nHOST=evil", "a port from 0 to 65535"],
    ["HOST", "127.0.0.1 ", "an address to listen on"],
    ["HOST", "http://127.0.0.1", "an address to listen on"],
    ["SITE_URL", "www.example.com", "the address of the site"],
    ["SITE_URL", "ftp://www.example.com", "the address of the site"],
    ["API_BASE", "/api", "the address of the API"],
    ["API_BASE", "javascript:alert(1)", "the address of the API"],
    ["LEGACY_HOST", "https://staging.example.com", "a host name"],
    ["LEGACY_HOST", "staging example", "a host name"],
    ["MAIN_ORIGIN", "www.example.com", "an origin"],
    ["DATABASE_URL", "mysql://db.example.com/site", "postgres://user:password@host:port/name"],
    ["DATABASE_URL", "postgres://", "postgres://user:password@host:port/name"],
  ])("names the variable, its value and the allowed values on one line: %s=%j", (name, value, allowed) => {
    const message = refusal({ [name]: value });
    expect(message.split("\n")).toHaveLength(1);
    expect(message).toMatch(new RegExp(`^${name} is `));
    expect(message).toContain(JSON.stringify(value));
    expect(message).toContain(`allowed is ${allowed}`);
  });
});

test.each([
  "mysql://owner:secret@db.example.com/site",
  "postgres://owner:secret@db.example.com/my site",
  "postgres://owner:p@secret@db.example.com/my site",
  "postgres://owner:se\ncret@db.example.com/secret",
  "owner:secret@db.example.com/site",
  "mysql://db.example.com/site?user=owner&password=secret",
])("the error message for an invalid DATABASE_URL hides the password: %j", (value) => {
  const message = refusal({ DATABASE_URL: value.replace("/secret", "/site") });
  expect(message).toMatch(/^DATABASE_URL is /);
  expect(message).toContain("db.example.com");
  expect(message).not.toMatch(/secret|cret|p@/);
});

describe("TRANSLATION_URL", () => {
  const url = "https://api.deepl.com/v2/translate";
  test.each([
    ["with a key for DeepL", { TRANSLATION_URL: url, TRANSLATION_KEY: "key:fx" }, "accepted"],
    [
      "with a model and no key",
      { TRANSLATION_URL: "http://127.0.0.1:11434/v1/chat/completions", TRANSLATION_MODEL: "qwen3:8b" },
      "accepted",
    ],
    ["without a key", { TRANSLATION_URL: url }, /^TRANSLATION_URL is set without TRANSLATION_KEY; allowed is a key/],
    ["missing beside a key", { TRANSLATION_KEY: "key:fx" }, /^TRANSLATION_KEY is set without TRANSLATION_URL; allowed is both/],
    ["missing beside a model", { TRANSLATION_MODEL: "a" }, /^TRANSLATION_MODEL is set without TRANSLATION_URL; allowed is both/],
    [
      "with a password in its address, which stays secret",
      { TRANSLATION_URL: "ftp://name:hidden@translate.example.com/", TRANSLATION_MODEL: "a" },
      /^TRANSLATION_URL is "ftp:\/\/…@translate\.example\.com\/"/,
    ],
    [
      "with a key that has spaces, which stays secret",
      { TRANSLATION_URL: url, TRANSLATION_KEY: "my key" },
      /^TRANSLATION_KEY is "6 characters long"/,
    ],
  ])("%s", (_, source, message) => {
    expect(refusal(source)).toMatch(message);
  });
});

describe("LEGACY_HOST and MAIN_ORIGIN", () => {
  test("are normalized to a lower-case host and an origin without path", () => {
    const { legacyHost, mainOrigin } = read({
      LEGACY_HOST: "Staging.Example.com:8080",
      MAIN_ORIGIN: "https://www.example.com/en/",
    });
    expect({ legacyHost, mainOrigin }).toEqual({
      legacyHost: "staging.example.com:8080",
      mainOrigin: "https://www.example.com",
    });
  });

  test.each([{ LEGACY_HOST: "staging.example.com" }, { MAIN_ORIGIN: "https://www.example.com" }])("require each other: %o", (source) => {
    expect(refusal(source)).toBe("LEGACY_HOST and MAIN_ORIGIN belong together; set both or neither.");
  });

  test.each([
    ["www.example.com", "https://www.example.com"],
    ["WWW.example.com", "https://www.EXAMPLE.com/path"],
    ["localhost:3000", "http://localhost:3000"],
  ])("are refused when both name the same host: %s and %s", (legacyHost, mainOrigin) => {
    const message = refusal({ LEGACY_HOST: legacyHost, MAIN_ORIGIN: mainOrigin });
    expect(message).toMatch(/^LEGACY_HOST is "[^"]+", the host of MAIN_ORIGIN; allowed is another host/);
    expect(message.split("\n")).toHaveLength(1);
  });

  test("may share a host name on different ports", () => {
    expect(read({ LEGACY_HOST: "localhost:3001", MAIN_ORIGIN: "http://localhost:3000" }).legacyHost).toBe("localhost:3001");
  });
});

test("SESSION_SECRET is required with DATABASE_URL, and error messages never print secrets", () => {
  expect(refusal({ DATABASE_URL: "postgres://db/site" })).toMatch(/^SESSION_SECRET is not set; with DATABASE_URL it is required/);
  const short = refusal({ SESSION_SECRET: "too-short-a-secret" });
  expect(short).toBe('SESSION_SECRET is "18 characters long"; allowed is a random text of at least 32 characters.');
  const shortFallback = refusal({ SESSION_SECRET: secret, SESSION_SECRET_FALLBACK: "too-short-a-secret" });
  expect(shortFallback).toMatch(/^SESSION_SECRET_FALLBACK is "18 characters long"; allowed is the session secret that the site had before/);
  expect(refusal({ SMTP_URL: "imap://user:hidden@mail.example.com" })).not.toContain("hidden");
  for (const refused of ["https://KEY:hidden@s3.example.com", "https://KEY:hid/hidden@s3.example.com/media"])
    expect(refusal({ S3_URL: refused })).toMatch(/^S3_URL is "https:\/\/…@s3(?!.*hid)/);
});

test("METRICS_PORT must differ from PORT unless both are 0", () => {
  expect(refusal({ METRICS_PORT: "3000" })).toBe("METRICS_PORT is 3000, the port of the site (PORT); allowed is another one.");
  expect(read({ PORT: "0", METRICS_PORT: "0" }).metricsPort).toBe(0);
});

test("OTEL_TRACES_EXPORTER=none disables traces for any endpoint", () => {
  expect(read({ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }).sendsTraces).toBe(false);
  expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: "ftp://user:hidden@traces.example.com" })).not.toContain("hidden");
});
