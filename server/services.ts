import assert from "node:assert";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { importContent, importSynonyms, searchSettings, type ImportLine, type SynonymImportLine } from "#domain/content";
import { openContentFiles, type ContentFiles } from "#domain/documents";
import { createFindMissing, findPictures, importMedia, mediaFolder, readKnown, type MediaImportLine } from "#domain/media";
import { importSiteConfig, type ConfigImportLine } from "#domain/site-config";
import { keepKnownPlaces } from "#domain/places";
import { actingAs, type Context, type EditorContext } from "../domain/context.ts";
import { systemClock } from "#platform/clock";
import {
  findRunningPostgres,
  isEmptyDatabase,
  isUnreachable,
  migrateDatabase,
  openDatabase,
  readSchemaState,
  startEmbeddedPostgres,
  type Database,
  type OpenDatabase,
} from "#platform/database";
import { openJobs } from "#platform/jobs";
import { openJournal } from "#platform/journal";
import { openMailTransport, type MailTransport } from "#platform/mail";
import { BucketError } from "#platform/media-store";
import { openOutbound } from "#platform/outbound";
import { openPictures } from "#platform/pictures";
import { openPress, type Press } from "#platform/press";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { ensureSecret, openSecrets } from "#platform/secrets";
import { contentEntry } from "#db/content.ts";
import { media } from "#db/media.ts";
import { searchSynonym } from "#db/search-synonym.ts";
import { findDataDirFault } from "./data-dir.ts";
import type { Environment } from "./environment.ts";
import { mediaStoreOf } from "./media/open-media-store.ts";
import { collectState } from "./telemetry/collect-state.ts";
import { observeJobs } from "./telemetry/observe-work.ts";
import { codeOf, messageOf } from "#platform/failures";

/** Everything that outlives a request. */
export type Services = {
  environment: Environment;
  context: Context;
  /** The same database over connections for searches alone, so that however many search, the others wait for none. */
  searched: Database;
  /** Makes documents. */
  press: Press;
  /** Files that the content speaks of. */
  contentFiles: ContentFiles;
  mailTransport: MailTransport;
  /** Only where METRICS_PORT is set. */
  metrics?: Metrics;
  /** With its password: never to be logged. */
  databaseUrl: string;
  listen: OpenDatabase["listen"];
  close(): Promise<void>;
};

/** Why nothing was opened; `isTemporary` where the same may succeed later. */
export type Refusal = { ok: false; message: string; isTemporary?: boolean };
/** What the process itself works with. */
export type OpenedServices = Services & { context: EditorContext; copyInto: OpenDatabase["copyInto"] };
type Opened = { ok: true; services: OpenedServices } | Refusal;

const packageFile = findPackageJSON(import.meta.url);
assert(packageFile, "the project has a package.json");
// Neither the code nor what it is built into knows how deep it lies.
export const root = path.dirname(packageFile);
/** Each may take the database's whole attention for a moment. */
export const searchesAtOnce = 4;
export const contentDirectory = path.join(root, "content");
const builtMedia = path.join(root, "build", "media");
const filesDirectory = path.join(contentDirectory, "files");
const templates = path.join(root, "domain", "documents", "templates");
export const migrationsFolder = path.join(root, "db", "migrations");

/** Opens the database (embedded, unless a server is configured), migrates it and fills it on the first start. */
export async function openServices(environment: Environment, log: Log, metrics?: Metrics): Promise<Opened> {
  const fault = await findDataDirFault(environment.dataDir);
  if (fault !== undefined) return { ok: false, message: fault };
  return orNoDatabase(environment, () => openAll(environment, log, { isTool: false, metrics }));
}

type Opening = { isTool: boolean; metrics?: Metrics };

async function openAll(environment: Environment, log: Log, { isTool, metrics }: Opening): Promise<Opened> {
  let url = environment.databaseUrl;
  let stopPostgres = async () => {};
  if (url === undefined) {
    const started = await startEmbeddedPostgres({ dataDir: environment.dataDir, log: log.info });
    if (!started.ok) return started;
    url = started.postgres.url;
    stopPostgres = () => started.postgres.stop();
  }
  try {
    const schema = await prepareSchema(url, { mayRunElsewhere: isTool && environment.databaseUrl !== undefined });
    const secret = environment.sessionSecret ?? (await ensureSecret(environment.dataDir));
    const refusal = schema.ok ? refuseSameSecret(environment, secret) : schema;
    if (refusal) {
      await stopPostgres();
      return refusal;
    }
    const { opened, searched, jobs } = openConnections({ url, log, isTool, metrics });
    const secrets = openSecrets(secret, environment.sessionSecretFallback);
    const pictures = openPictures({ root });
    const journal = openJournal(path.join(environment.dataDir, "security-log"));
    const context: EditorContext = {
      actor: { kind: "system", name: "server" },
      database: opened.database,
      clock: systemClock,
      log,
      jobs,
      secrets,
      journal,
      mediaStore: mediaStoreOf(environment, builtMedia),
      pictures,
      // Only while the site is developed may a receiver of events stand on the same machine.
      outbound: openOutbound({ reach: process.env.NODE_ENV === "development" ? "loopback" : "public" }),
      findMissing: createFindMissing(filesDirectory),
      findPictures,
    };
    if (schema.ok && schema.isOurs) await fillDatabase(context);
    const press = openPress({ root, templates });
    const contentFiles = openContentFiles(filesDirectory);
    const close = async () => {
      await press.close();
      pictures.close();
      await jobs.close();
      await searched.close();
      await opened.close();
      await stopPostgres();
    };
    const { smtpUrl, mailFrom, dataDir } = environment;
    const mailTransport = openMailTransport({ smtpUrl, from: mailFrom, directory: path.join(dataDir, "mail") });
    const { listen, copyInto } = opened;
    const made = { press, contentFiles, mailTransport, metrics, searched: searched.database, listen, copyInto };
    return { ok: true, services: { environment, context, ...made, databaseUrl: url, close } };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}

const schemaFaults = {
  newer: "The schema of the database is a newer version's; start that version, or restore a backup of this one.",
  older: "The schema of the database is an older version's; start the site of this version first.",
};

/** Brings the schema up to date. Leaves that of a site that may run on this database: a new schema would break its code. */
async function prepareSchema(
  url: string,
  { mayRunElsewhere }: { mayRunElsewhere: boolean },
): Promise<{ ok: true; isOurs: boolean } | Refusal> {
  const isOurs = !mayRunElsewhere || (await isEmptyDatabase(url));
  const state = await (isOurs ? migrateDatabase : readSchemaState)({ url, migrationsFolder });
  return state === "upToDate" ? { ok: true, isOurs } : { ok: false, message: schemaFaults[state] };
}

/** A secret that was meant to be replaced, and was not, would otherwise go unnoticed. */
function refuseSameSecret({ sessionSecretFallback }: Environment, secret: string): Refusal | undefined {
  if (sessionSecretFallback !== secret) return undefined;
  return {
    ok: false,
    message: "SESSION_SECRET_FALLBACK is the present session secret; allowed is the one that the site had before, or none.",
  };
}

/** The pools and the job queue, with their metrics. */
function openConnections({ url, log, isTool, metrics }: Opening & { url: string; log: Log }) {
  const opened = openDatabase({ url, log, metrics });
  const searched = openDatabase({ url, log, metrics, name: "search", poolSize: searchesAtOnce, settings: searchSettings });
  const queues = new Set<string>();
  const jobs = observeJobs(openJobs({ url, log, onlyEnqueues: isTool }), metrics, queues);
  if (metrics) collectState(metrics, { database: opened.database, pools: { main: opened, search: searched }, queues });
  return { opened, searched, jobs };
}

/** What `work` answers, or one line where the database of DATABASE_URL cannot be had. */
export async function orNoDatabase<Result>({ databaseUrl }: Environment, work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BucketError) {
      const message = `S3_URL leads to no bucket (${error.message}); allowed is one that its key may read and write.`;
      return { ok: false, isTemporary: true, message };
    }
    if (databaseUrl === undefined || !isUnreachable(error)) throw error;
    // A refused connection to both addresses of one name has a code but no message.
    const reason = [codeOf(error), messageOf(error)].filter(Boolean).join(", ");
    return {
      ok: false,
      isTemporary: true,
      message: `DATABASE_URL leads to no database (${reason}); allowed is one that runs and lets its user in.`,
    };
  }
}

/**
 * The same for a tool: uses the database of a server that runs on this DATA_DIR, or starts it for itself. It works no queue, and
 * changes neither the schema nor the content of a database that a site may use.
 */
export async function openServicesBeside(environment: Environment, log: Log): Promise<Opened> {
  const databaseUrl = environment.databaseUrl ?? (await findRunningPostgres(environment.dataDir)) ?? undefined;
  const beside = { ...environment, databaseUrl };
  return orNoDatabase(beside, () => openAll(beside, log, { isTool: true }));
}

/** Imports the content folder and says what happened to each of its site configs and entries. */
export async function importAll(context: Context): Promise<(MediaImportLine | ConfigImportLine | SynonymImportLine | ImportLine)[]> {
  const importing = actingAs(context, { kind: "system", name: "import" });
  // Entries name them.
  const pictures = await importMedia(importing, await mediaToImport());
  const configs = await importSiteConfig(importing, { directory: contentDirectory, canBeClosed });
  const synonyms = await importSynonyms(importing, { directory: contentDirectory });
  return [...pictures, ...configs, ...synonyms, ...(await importContent(importing, { directory: contentDirectory }))];
}

/** How many of an import came to each result. */
export function countResults(lines: readonly { result: string }[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(lines, ({ result }) => result)).map(([result, those]) => [result, those?.length ?? 0]),
  );
}

async function mediaToImport() {
  return { directory: path.join(contentDirectory, mediaFolder), known: await readKnown(builtMedia) };
}

/** Also at the first start of a version that keeps media in a folder that an older one filled. */
async function importMediaOnFirstStart(context: Context): Promise<void> {
  const [item] = await context.database.select({ id: media.id }).from(media).limit(1);
  if (item) return;
  const lines = await importMedia(actingAs(context, { kind: "system", name: "import" }), await mediaToImport());
  for (const line of lines) if (line.result === "invalid") context.log.warn("media.import", line);
  context.log.info("media.imported", countResults(lines));
}

/** Also at the first start of a version that knows synonyms. */
async function importSynonymsOnFirstStart(context: Context): Promise<void> {
  const [row] = await context.database.select({ target: searchSynonym.target }).from(searchSynonym).limit(1);
  if (row) return;
  const lines = await importSynonyms(actingAs(context, { kind: "system", name: "import" }), { directory: contentDirectory });
  context.log.info("synonyms.imported", countResults(lines));
}

async function fillDatabase(context: Context): Promise<void> {
  await importMediaOnFirstStart(context);
  await importSynonymsOnFirstStart(context);
  await importContentOnFirstStart(context);
  await keepKnownPlaces(context, contentDirectory);
}

async function importContentOnFirstStart(context: Context): Promise<void> {
  const [entry] = await context.database.select({ id: contentEntry.id }).from(contentEntry).limit(1);
  if (entry) return;
  // All or nothing: a first start that is killed half way would otherwise count as filled for good.
  const lines = await context.database.transaction((database) => importAll({ ...context, database }));
  for (const line of lines) if (line.result === "invalid" || line.result === "kept") context.log.warn("content.import", line);
  context.log.info("content.imported", countResults(lines));
}
