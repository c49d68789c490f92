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
};

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.transform((value) => new URL(value)));
const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i), v.toLowerCase());

type Variable = { schema: v.GenericSchema<string, unknown>; allowed: string };

const variables = {
  PORT: { schema: v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535)), allowed: "a port from 0 to 65535" },
  HOST: { schema: v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+$/i)), allowed: "an address to listen on, such as 127.0.0.1" },
  SITE_URL: { schema: httpUrl, allowed: "the address of the site, such as https://www.example.com" },
  DATA_DIR: { schema: v.pipe(v.string(), v.nonEmpty()), allowed: "a folder that can be written" },
  DATABASE_URL: { schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/)), allowed: "postgres://user:password@host:port/name" },
  API_BASE: { schema: httpUrl, allowed: "the address of the API, such as https://api.example.com/v1" },
  LEGACY_HOST: { schema: hostName, allowed: "a host name, such as staging.example.com" },
  MAIN_ORIGIN: { schema: v.pipe(httpUrl, v.transform((url) => url.origin)), allowed: "an origin, such as https://www.example.com" },
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
  const environment: Environment = {
    port,
    host: (values.HOST as string | undefined) ?? "127.0.0.1",
    siteUrl: (values.SITE_URL as URL | undefined) ?? new URL(`http://localhost:${port}`),
    dataDir: path.resolve((values.DATA_DIR as string | undefined) ?? "var"),
    databaseUrl: values.DATABASE_URL as string | undefined,
    apiBase: values.API_BASE as URL | undefined,
    legacyHost: values.LEGACY_HOST as string | undefined,
    mainOrigin: values.MAIN_ORIGIN as string | undefined,
  };
  const conflict = hostConflict(environment);
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

/** A database address carries a password, which must not reach a log. */
function shown(name: string, value: string): string {
  if (name !== "DATABASE_URL") return value;
  return value.replace(/^([a-z0-9+.-]*:\/\/)?[^]*@/i, "$1…@").replace(/(password=)[^&]*/gi, "$1…");
}
