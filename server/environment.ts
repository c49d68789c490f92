import { BlockList } from "node:net";
import path from "node:path";
import * as v from "valibot";

/** What the process is told from outside; see the table in the README. */
export type Environment = {
  port: number;
  host: string;
  siteUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where content calls go; `undefined` is this server, in process. */
  apiBase: URL | undefined;
  legacyHost: string | undefined;
  mainOrigin: string | undefined;
  /** `undefined` only without a DATABASE_URL: then one is made and kept in the DATA_DIR. */
  sessionSecret: string | undefined;
  /** `undefined` writes mail into the DATA_DIR. */
  smtpUrl: URL | undefined;
  mailFrom: string;
  /** Addresses whose word on the client's address is believed. */
  trustedProxy: BlockList | undefined;
  gtmId: string | undefined;
  pixelUrl: URL | undefined;
  /** Sources of the policy for what the tag manager's container loads. */
  tagHosts: readonly string[];
};

const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((value) => new URL(value)),
);
const mailAddress = /^([^<>\r\n"]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;
const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i), v.toLowerCase());

const tagHost = v.pipe(
  v.string(),
  v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/),
  v.check((host) => !/^\*\.[^.]*$/.test(host)),
);

type Variable = { schema: v.GenericSchema<string, unknown>; allowed: string };

const variables = {
  PORT: { schema: v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535)), allowed: "a port from 0 to 65535" },
  HOST: { schema: v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+$/i)), allowed: "an address to listen on, such as 127.0.0.1" },
  SITE_URL: { schema: httpUrl, allowed: "the address of the site, such as https://www.example.com" },
  DATA_DIR: { schema: v.pipe(v.string(), v.nonEmpty()), allowed: "a folder that can be written" },
  DATABASE_URL: { schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/)), allowed: "postgres://user:password@host:port/name" },
  API_BASE: { schema: httpUrl, allowed: "the address of the API, such as https://api.example.com/v1" },
  LEGACY_HOST: { schema: hostName, allowed: "a host name, such as staging.example.com" },
  MAIN_ORIGIN: {
    schema: v.pipe(
      httpUrl,
      v.transform((url) => url.origin),
    ),
    allowed: "an origin, such as https://www.example.com",
  },
  SESSION_SECRET: { schema: v.pipe(v.string(), v.minLength(32)), allowed: "a random text of at least 32 characters" },
  SMTP_URL: {
    schema: v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//),
      v.url(),
      v.transform((value) => new URL(value)),
    ),
    allowed: "smtp://user:password@host:port, or smtps:",
  },
  MAIL_FROM: { schema: v.pipe(v.string(), v.regex(mailAddress)), allowed: "an address such as eCactus <no-reply@example.com>" },
  TRUSTED_PROXY: {
    schema: v.pipe(v.string(), v.rawTransform(toBlockList)),
    allowed: "addresses or ranges, separated by commas, such as 10.0.0.0/8",
  },
  GTM_ID: { schema: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/)), allowed: "a container id such as GTM-ABC123" },
  PIXEL_URL: {
    schema: v.pipe(
      httpUrl,
      v.check((url) => url.protocol === "https:"),
    ),
    allowed: "the https address of a picture",
  },
  TAG_HOSTS: {
    schema: v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((host) => host.trim().toLowerCase())),
      v.array(tagHost),
    ),
    allowed: "hosts, separated by commas, such as ads.example.com,*.example.net",
  },
} satisfies Record<string, Variable>;

/** Reads the environment; a wrong value is answered with one line that names the variable, what it was and what is allowed. */
export function readEnvironment(
  source: Record<string, string | undefined>,
): { ok: true; environment: Environment } | { ok: false; message: string } {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, allowed }] of Object.entries<Variable>(variables)) {
    const given = source[name];
    if (given === undefined || given === "") continue;
    const result = v.safeParse(schema, given);
    if (!result.success) return { ok: false, message: `${name} is ${JSON.stringify(shown(name, given))}; allowed is ${allowed}.` };
    values[name] = result.output;
  }
  const port = (values.PORT as number | undefined) ?? 3000;
  const siteUrl = (values.SITE_URL as URL | undefined) ?? new URL(`http://localhost:${port}`);
  const environment: Environment = {
    port,
    host: (values.HOST as string | undefined) ?? "127.0.0.1",
    siteUrl,
    dataDir: path.resolve((values.DATA_DIR as string | undefined) ?? "var"),
    databaseUrl: values.DATABASE_URL as string | undefined,
    apiBase: values.API_BASE as URL | undefined,
    legacyHost: values.LEGACY_HOST as string | undefined,
    mainOrigin: values.MAIN_ORIGIN as string | undefined,
    sessionSecret: values.SESSION_SECRET as string | undefined,
    smtpUrl: values.SMTP_URL as URL | undefined,
    mailFrom: (values.MAIL_FROM as string | undefined) ?? `no-reply@${siteUrl.hostname}`,
    trustedProxy: values.TRUSTED_PROXY as BlockList | undefined,
    gtmId: values.GTM_ID as string | undefined,
    pixelUrl: values.PIXEL_URL as URL | undefined,
    tagHosts: (values.TAG_HOSTS as readonly string[] | undefined) ?? [],
  };
  const conflict = hostConflict(environment) ?? secretConflict(environment);
  return conflict ? { ok: false, message: conflict } : { ok: true, environment };
}

function hostConflict({ legacyHost, mainOrigin }: Environment): string | undefined {
  if ((legacyHost === undefined) !== (mainOrigin === undefined)) {
    return "LEGACY_HOST and MAIN_ORIGIN belong together; set both or neither.";
  }
  if (mainOrigin && new URL(mainOrigin).host === legacyHost) {
    return `LEGACY_HOST is ${JSON.stringify(legacyHost)}, the host of MAIN_ORIGIN; allowed is another host, or the redirect would never end.`;
  }
  return undefined;
}

/** Instances that share a database must share the secret, or each would refuse the other's sessions and mails. */
function secretConflict({ databaseUrl, sessionSecret }: Environment): string | undefined {
  if (databaseUrl === undefined || sessionSecret !== undefined) return undefined;
  return "SESSION_SECRET is not set; with DATABASE_URL it is required: a random text of at least 32 characters, the same for every instance.";
}

function toBlockList({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): BlockList {
  const list = new BlockList();
  try {
    for (const range of dataset.value.split(",")) addRange(list, range.trim());
    return list;
  } catch {
    addIssue();
    return NEVER;
  }
}

function addRange(list: BlockList, range: string): void {
  const [address, bits] = range.split("/") as [string, string?];
  const family = address.includes(":") ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, family);
}

/** Addresses of servers carry passwords, which must not reach a log; a secret is one. */
function shown(name: string, value: string): string {
  if (name === "SESSION_SECRET") return `${value.length} characters long`;
  if (name !== "DATABASE_URL" && name !== "SMTP_URL") return value;
  return value.replace(/^([a-z0-9+.-]*:\/\/)?[^]*@/i, "$1…@").replace(/(password=)[^&]*/gi, "$1…");
}
