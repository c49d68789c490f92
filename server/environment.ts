import { BlockList } from "node:net";
import path from "node:path";
import * as v from "valibot";

/** Values of the environment variables described in docs/reference/variables.md. */
export type Environment = {
  port: number;
  host: string;
  siteUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Bucket for media, with its key; `undefined` stores media in DATA_DIR. */
  s3Url: URL | undefined;
  /** Server of the content API; `undefined` calls this process directly. */
  apiBase: URL | undefined;
  legacyHost: string | undefined;
  mainOrigin: string | undefined;
  /** `undefined` only without DATABASE_URL: the site then generates a secret and stores it in DATA_DIR. */
  sessionSecret: string | undefined;
  /** Former secret during a rotation: used only to verify and decrypt. */
  sessionSecretFallback: string | undefined;
  /** `undefined` writes mails to files in DATA_DIR. */
  smtpUrl: URL | undefined;
  mailFrom: string;
  /** Mailbox whose addresses with "+" and a token receive the replies to answers; `undefined` receives no mail. */
  replyAddress: string | undefined;
  /** Mailbox that is read once a minute, with user, password and folder. */
  imapUrl: URL | undefined;
  /** Secret of a mail provider that posts mails to `/api/mail/inbound`. */
  inboundMailSecret: string | undefined;
  trustedProxy: BlockList | undefined;
  gtmId: string | undefined;
  pixelUrl: URL | undefined;
  /** Policy sources for resources that the tag manager's container loads. */
  tagHosts: readonly string[];
  /** Address that a start invites as administrator if there is none. */
  adminEmail: string | undefined;
  /** Service for machine translation: DeepL, or with a model a chat endpoint. `undefined` turns it off. */
  translationUrl: URL | undefined;
  translationKey: string | undefined;
  translationModel: string | undefined;
  /** `undefined` disables metrics; 0 uses any free port. */
  metricsPort: number | undefined;
  /** Whether OpenTelemetry's variables enable traces. Its packages read target and sampling from the environment themselves. */
  sendsTraces: boolean;
};

const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((value) => new URL(value)),
);
const mailAddress = /^([^<>\r\n"]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;
/** The part before the "@" leaves room for "+" and the token of a reply address. */
const replyAddress = v.pipe(v.string(), v.regex(/^[a-z0-9._-]{1,22}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i), v.toLowerCase());
const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i), v.toLowerCase());

const secretText = v.pipe(v.string(), v.minLength(32));
const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));

const tagHost = v.pipe(
  v.string(),
  v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/),
  v.check((host) => !/^\*\.[^.]*$/.test(host)),
);

/** Declares an optional variable; `allowed` is the part of the error message that describes valid values. */
const variable = <Schema extends v.GenericSchema<string, unknown>>(allowed: string, schema: Schema) =>
  v.optional(v.message(schema, allowed));

const variables = v.object({
  PORT: variable("a port from 0 to 65535", port),
  HOST: variable("an address to listen on, such as 127.0.0.1", v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+$/i))),
  SITE_URL: variable("the address of the site, such as https://www.example.com", httpUrl),
  DATA_DIR: variable("a folder that can be written", v.pipe(v.string(), v.nonEmpty())),
  DATABASE_URL: variable("postgres://user:password@host:port/name", v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/))),
  S3_URL: variable(
    "https://KEY:SECRET@host/bucket?region=eu-west-3",
    v.pipe(
      httpUrl,
      v.check(({ username, password, pathname }) => username !== "" && password !== "" && /^\/[^/]/.test(pathname)),
    ),
  ),
  API_BASE: variable("the address of the API, such as https://api.example.com/v1", httpUrl),
  LEGACY_HOST: variable("a host name, such as staging.example.com", hostName),
  MAIN_ORIGIN: variable(
    "an origin, such as https://www.example.com",
    v.pipe(
      httpUrl,
      v.transform((url) => url.origin),
    ),
  ),
  SESSION_SECRET: variable("a random text of at least 32 characters", secretText),
  SESSION_SECRET_FALLBACK: variable("the session secret that the site had before, at least 32 characters", secretText),
  SMTP_URL: variable(
    "smtp://user:password@host:port, or smtps:",
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//),
      v.url(),
      v.transform((value) => new URL(value)),
    ),
  ),
  MAIL_FROM: variable("an address such as eCactus <no-reply@example.com>", v.pipe(v.string(), v.regex(mailAddress))),
  REPLY_ADDRESS: variable("an address such as reply@example.com, with at most 22 characters before the @", replyAddress),
  IMAP_URL: variable(
    "imaps://user:password@host:port/folder, or imap:",
    v.pipe(
      v.string(),
      v.regex(/^imaps?:\/\/[^:@/]+:[^@/]+@[^/]+/),
      v.url(),
      v.transform((value) => new URL(value)),
    ),
  ),
  INBOUND_MAIL_SECRET: variable("a random text of at least 32 characters", secretText),
  TRUSTED_PROXY: variable("addresses or ranges, separated by commas, such as 10.0.0.0/8", v.pipe(v.string(), v.rawTransform(toBlockList))),
  GTM_ID: variable("a container id such as GTM-ABC123", v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/))),
  PIXEL_URL: variable(
    "the https address of a picture",
    v.pipe(
      httpUrl,
      v.check((url) => url.protocol === "https:"),
    ),
  ),
  TAG_HOSTS: variable(
    "hosts, separated by commas, such as ads.example.com,*.example.net",
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((host) => host.trim().toLowerCase())),
      v.array(tagHost),
    ),
  ),
  ADMIN_EMAIL: variable("an e-mail address, such as it@example.com", v.pipe(v.string(), v.trim(), v.email())),
  TRANSLATION_URL: variable("the address of a translation service, such as https://api.deepl.com/v2/translate", httpUrl),
  TRANSLATION_KEY: variable("the key of the translation service, without spaces", v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))),
  TRANSLATION_MODEL: variable("the name of a chat model, such as gpt-4.1-mini", v.pipe(v.string(), v.regex(/^[\w.:/@-]{1,100}$/))),
  METRICS_PORT: variable("a port from 0 to 65535", port),
  OTEL_TRACES_EXPORTER: variable("otlp or none", v.picklist(["otlp", "none"])),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable("the address of a collector, such as http://127.0.0.1:4318", httpUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable("the address of a collector, such as http://127.0.0.1:4318/v1/traces", httpUrl),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable("http/json, the one that this server sends", v.literal("http/json")),
});

export const variableNames: readonly string[] = Object.keys(variables.entries);

/** Validates the environment. The error is one line with the variable, its value and the allowed values. */
export function readEnvironment(
  source: Record<string, string | undefined>,
): { ok: true; environment: Environment } | { ok: false; message: string } {
  const input = Object.fromEntries(variableNames.map((name) => [name, source[name] || undefined]));
  const result = v.safeParse(variables, input, { abortEarly: true });
  if (!result.success) return { ok: false, message: explain(result.issues[0], source) };
  const { PORT: port = 3000, SITE_URL: siteUrl = new URL(`http://localhost:${port}`), ...values } = result.output;
  const environment: Environment = {
    port,
    host: values.HOST ?? "127.0.0.1",
    siteUrl,
    dataDir: path.resolve(values.DATA_DIR ?? "var"),
    databaseUrl: values.DATABASE_URL,
    s3Url: values.S3_URL,
    apiBase: values.API_BASE,
    legacyHost: values.LEGACY_HOST,
    mainOrigin: values.MAIN_ORIGIN,
    sessionSecret: values.SESSION_SECRET,
    sessionSecretFallback: values.SESSION_SECRET_FALLBACK,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${siteUrl.hostname}`,
    replyAddress: values.REPLY_ADDRESS,
    imapUrl: values.IMAP_URL,
    inboundMailSecret: values.INBOUND_MAIL_SECRET,
    trustedProxy: values.TRUSTED_PROXY,
    gtmId: values.GTM_ID,
    pixelUrl: values.PIXEL_URL,
    tagHosts: values.TAG_HOSTS ?? [],
    adminEmail: values.ADMIN_EMAIL,
    translationUrl: values.TRANSLATION_URL,
    translationKey: values.TRANSLATION_KEY,
    translationModel: values.TRANSLATION_MODEL,
    metricsPort: values.METRICS_PORT,
    sendsTraces: sendsTraces(values),
  };
  const conflict = conflicts.map((find) => find(environment)).find((message) => message !== undefined);
  return conflict ? { ok: false, message: conflict } : { ok: true, environment };
}

function explain(issue: v.InferIssue<typeof variables>, source: Record<string, string | undefined>): string {
  const [name = ""] = v.getDotPath(issue)?.split(".") ?? [];
  return `${name} is ${JSON.stringify(maskSecret(name, source[name] ?? ""))}; allowed is ${issue.message}.`;
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

/** Requires a shared secret with a shared database: otherwise instances would reject each other's sessions and mail links. */
function secretConflict({ databaseUrl, sessionSecret }: Environment): string | undefined {
  if (databaseUrl === undefined || sessionSecret !== undefined) return undefined;
  return "SESSION_SECRET is not set; with DATABASE_URL it is required: a random text of at least 32 characters, the same for every instance.";
}

function portConflict({ port, metricsPort }: Environment): string | undefined {
  if (port === 0 || metricsPort !== port) return undefined;
  return `METRICS_PORT is ${metricsPort}, the port of the site (PORT); allowed is another one.`;
}

function translationConflict({ translationUrl, translationKey, translationModel }: Environment): string | undefined {
  if (translationUrl && (translationKey !== undefined || translationModel !== undefined)) return undefined;
  if (translationUrl)
    return "TRANSLATION_URL is set without TRANSLATION_KEY; allowed is a key, or TRANSLATION_MODEL for a service without one.";
  const name = translationKey !== undefined ? "TRANSLATION_KEY" : translationModel !== undefined ? "TRANSLATION_MODEL" : undefined;
  return name && `${name} is set without TRANSLATION_URL; allowed is both or neither.`;
}

function replyConflict({ replyAddress, imapUrl, inboundMailSecret }: Environment): string | undefined {
  if ((replyAddress !== undefined) === (imapUrl !== undefined || inboundMailSecret !== undefined)) return undefined;
  return replyAddress === undefined
    ? "REPLY_ADDRESS is not set; with IMAP_URL or INBOUND_MAIL_SECRET it is required: the address of the mailbox."
    : "REPLY_ADDRESS is set without IMAP_URL or INBOUND_MAIL_SECRET; set one of them, or replies would be lost.";
}

const conflicts = [hostConflict, secretConflict, portConflict, translationConflict, replyConflict];

/** Follows OpenTelemetry's precedence: a named exporter wins over an endpoint. */
function sendsTraces(values: v.InferOutput<typeof variables>): boolean {
  const exporter = values.OTEL_TRACES_EXPORTER;
  if (exporter !== undefined) return exporter === "otlp";
  return (values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
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
  const [address = "", bits] = range.split("/");
  const family = address.includes(":") ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, /^\d+$/.test(bits) ? Number(bits) : Number.NaN, family);
}

const withPassword = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "IMAP_URL",
  "S3_URL",
  "TRANSLATION_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
]);

const secrets = new Set(["TRANSLATION_KEY", "INBOUND_MAIL_SECRET"]);

/** Masks secrets and passwords in URLs, which must not reach a log. */
function maskSecret(name: string, value: string): string {
  if (name.startsWith("SESSION_SECRET") || secrets.has(name)) return `${value.length} characters long`;
  if (!withPassword.has(name)) return value;
  return value.replace(/^([a-z0-9+.-]*:\/\/)?[^]*@/i, "$1…@").replace(/(password=)[^&]*/gi, "$1…");
}
