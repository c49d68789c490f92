import assert from "node:assert";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { importContent, importSynonyms, searchSettings, type ImportLine, type SynonymImportLine } from "#domain/content";
import { openContentFiles, type ContentFiles } from "#domain/documents";
import { createFindMissing, findPictures, importMedia, mediaFolder, readKnownImages, type MediaImportLine } from "#domain/media";
import { importSiteConfig, type ConfigImportLine } from "#domain/site-config";
import { storeCuratedPlaces } from "#domain/places";
import { withActor, type Context, type EditorContext } from "../domain/context.ts";
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
import { openAuditLogFile } from "#platform/audit-log-file";
import { openMailTransport, type MailTransport } from "#platform/mail";
import { BucketError } from "#platform/media-store";
import { openSafeHttpClient } from "#platform/safe-http";
import { openMachineTranslator, type MachineTranslator } from "#platform/machine-translation";
import { openImageProcessor } from "#platform/images";
import { openPdfRenderer, type PdfRenderer } from "#platform/pdf-renderer";
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

/** Services that live as long as the process. */
export type Services = {
  environment: Environment;
  context: Context;
  /** Separate connection pool, so that many searches do not block other queries. */
  searchDatabase: Database;
  pdfRenderer: PdfRenderer;
  contentFiles: ContentFiles;
  mailTransport: MailTransport;
  metrics?: Metrics;
  /** `undefined` without TRANSLATION_URL: nothing is then translated by machine. */
  machineTranslator?: MachineTranslator;
  /** Contains the password and must never be logged. */
  databaseUrl: string;
  listen: OpenDatabase["listen"];
  close(): Promise<void>;
};

/** `isTemporary`: a retry may succeed. */
export type StartFailure = { ok: false; message: string; isTemporary?: boolean };
export type OpenedServices = Services & { context: EditorContext; copyInto: OpenDatabase["copyInto"] };
type Opened = { ok: true; services: OpenedServices } | StartFailure;

const packageFile = findPackageJSON(import.meta.url);
assert(packageFile, "package.json was not found.");
// Works from the source folder and from the build, which lie at different depths.
export const root = path.dirname(packageFile);
/** Limited, because a single search can keep the database busy for a moment. */
export const maxConcurrentSearches = 4;
export const contentDirectory = path.join(root, "content");
const builtMedia = path.join(root, "build", "media");
const filesDirectory = path.join(contentDirectory, "files");
const templates = path.join(root, "domain", "documents", "templates");
export const migrationsFolder = path.join(root, "db", "migrations");

/** Opens the database (embedded unless a server is configured), migrates it and imports the content on the first start. */
export async function openServices(environment: Environment, log: Log, metrics?: Metrics): Promise<Opened> {
  const fault = await findDataDirFault(environment.dataDir);
  if (fault !== undefined) return { ok: false, message: fault };
  return reportUnreachable(environment, () => openAll(environment, log, { isTool: false, metrics }));
}

type Opening = { isTool: boolean; metrics?: Metrics };

async function openAll(environment: Environment, log: Log, { isTool, metrics }: Opening): Promise<Opened> {
  let url = environment.databaseUrl;
  let stopPostgres = async () => {};
  if (url === undefined) {
    const outcome = await startEmbeddedPostgres({ dataDir: environment.dataDir, log: log.info });
    if (!outcome.ok) return outcome;
    url = outcome.postgres.url;
    stopPostgres = () => outcome.postgres.stop();
  }
  try {
    const schema = await prepareSchema(url, { mayRunElsewhere: isTool && environment.databaseUrl !== undefined });
    const secret = environment.sessionSecret ?? (await ensureSecret(environment.dataDir));
    const failure = schema.ok ? refuseSameSecret(environment, secret) : schema;
    if (failure) {
      await stopPostgres();
      return failure;
    }
    const { mainPool, searched, jobs } = openConnections({ url, log, isTool, metrics });
    const secrets = openSecrets(secret, environment.sessionSecretFallback);
    const pictures = openImageProcessor({ root });
    const auditLogFile = openAuditLogFile(path.join(environment.dataDir, "security-log"));
    const context: EditorContext = {
      actor: { kind: "system", name: "server" },
      database: mainPool.database,
      clock: systemClock,
      log,
      jobs,
      secrets,
      auditLogFile,
      mediaStore: mediaStoreOf(environment, builtMedia),
      pictures,
      // Allows webhook receivers on the same machine only in development.
      safeHttpClient: openSafeHttpClient({ reach: process.env.NODE_ENV === "development" ? "loopback" : "public" }),
      findMissingFiles: createFindMissing(filesDirectory),
      findPictures,
    };
    if (schema.ok && schema.isOurs) await fillDatabase(context);
    const pdfRenderer = openPdfRenderer({ root, templates });
    const contentFiles = openContentFiles(filesDirectory);
    const close = async () => {
      await pdfRenderer.close();
      pictures.close();
      await jobs.close();
      await searched.close();
      await mainPool.close();
      await stopPostgres();
    };
    const { smtpUrl, mailFrom, dataDir } = environment;
    const mailTransport = openMailTransport({ smtpUrl, from: mailFrom, directory: path.join(dataDir, "mail") });
    const { listen, copyInto } = mainPool;
    const shared = { pdfRenderer, contentFiles, mailTransport, metrics, searchDatabase: searched.database, listen, copyInto };
    const machineTranslator = openTranslator(environment);
    return { ok: true, services: { environment, context, ...shared, machineTranslator, databaseUrl: url, close } };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}

function openTranslator({ translationUrl: url, translationKey: key, translationModel: model }: Environment) {
  return url && openMachineTranslator({ url, key, model });
}

const schemaFaults = {
  newer: "The schema of the database is a newer version's; start that version, or restore a backup of this one.",
  older: "The schema of the database is an older version's; start the site of this version first.",
};

/** Migrates the schema, unless a site may be running on this database, whose code would break. */
async function prepareSchema(
  url: string,
  { mayRunElsewhere }: { mayRunElsewhere: boolean },
): Promise<{ ok: true; isOurs: boolean } | StartFailure> {
  const isOurs = !mayRunElsewhere || (await isEmptyDatabase(url));
  const state = await (isOurs ? migrateDatabase : readSchemaState)({ url, migrationsFolder });
  return state === "upToDate" ? { ok: true, isOurs } : { ok: false, message: schemaFaults[state] };
}

/** Refuses equal secrets, which indicate an unfinished rotation. */
function refuseSameSecret({ sessionSecretFallback }: Environment, secret: string): StartFailure | undefined {
  if (sessionSecretFallback !== secret) return undefined;
  return {
    ok: false,
    message: "SESSION_SECRET_FALLBACK is the present session secret; allowed is the one that the site had before, or none.",
  };
}

function openConnections({ url, log, isTool, metrics }: Opening & { url: string; log: Log }) {
  const mainPool = openDatabase({ url, log, metrics });
  const searched = openDatabase({ url, log, metrics, name: "search", poolSize: maxConcurrentSearches, settings: searchSettings });
  const queues = new Set<string>();
  const jobs = observeJobs(openJobs({ url, log, onlyEnqueues: isTool }), metrics, queues);
  if (metrics) collectState(metrics, { database: mainPool.database, pools: { main: mainPool, search: searched }, queues });
  return { mainPool, searched, jobs };
}

/** Runs `work`, and turns an unreachable database or bucket into a one-line message. */
export async function reportUnreachable<Result>({ databaseUrl }: Environment, work: () => Promise<Result>): Promise<Result | StartFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BucketError) {
      const message = `The bucket of S3_URL cannot be used (${error.message}); its key must allow reading and writing.`;
      return { ok: false, isTemporary: true, message };
    }
    if (databaseUrl === undefined || !isUnreachable(error)) throw error;
    // Node's error for several refused addresses has a code but no message.
    const reason = [codeOf(error), messageOf(error)].filter(Boolean).join(", ");
    return {
      ok: false,
      isTemporary: true,
      message: `DATABASE_URL leads to no database (${reason}); allowed is one that runs and lets its user in.`,
    };
  }
}

/**
 * Opens services for a command-line tool, on the database of a running server or a new one. The tool runs no jobs, and changes
 * neither schema nor content of a database that a site may use.
 */
export async function openServicesBeside(environment: Environment, log: Log): Promise<Opened> {
  const databaseUrl = environment.databaseUrl ?? (await findRunningPostgres(environment.dataDir)) ?? undefined;
  const toolEnvironment = { ...environment, databaseUrl };
  return reportUnreachable(toolEnvironment, () => openAll(toolEnvironment, log, { isTool: true }));
}

/** Imports the content folder and returns the result for each site config and entry. */
export async function importAll(context: Context): Promise<(MediaImportLine | ConfigImportLine | SynonymImportLine | ImportLine)[]> {
  const importing = withActor(context, { kind: "system", name: "import" });
  // Imports images first, because entries refer to them.
  const pictures = await importMedia(importing, await mediaToImport());
  const configs = await importSiteConfig(importing, { directory: contentDirectory, canBeClosed });
  const synonyms = await importSynonyms(importing, { directory: contentDirectory });
  return [...pictures, ...configs, ...synonyms, ...(await importContent(importing, { directory: contentDirectory }))];
}

export function countResults(lines: readonly { result: string }[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(lines, ({ result }) => result)).map(([result, group]) => [result, group?.length ?? 0]),
  );
}

async function mediaToImport() {
  return { directory: path.join(contentDirectory, mediaFolder), known: await readKnownImages(builtMedia) };
}

/** Imports media if there is none, also after an upgrade from a version without media import. */
async function importMediaOnFirstStart(context: Context): Promise<void> {
  const [item] = await context.database.select({ id: media.id }).from(media).limit(1);
  if (item) return;
  const lines = await importMedia(withActor(context, { kind: "system", name: "import" }), await mediaToImport());
  for (const line of lines) if (line.result === "invalid") context.log.warn("media.import", line);
  context.log.info("media.imported", countResults(lines));
}

/** Imports synonyms if there are none, also after an upgrade from a version without synonyms. */
async function importSynonymsOnFirstStart(context: Context): Promise<void> {
  const [row] = await context.database.select({ target: searchSynonym.target }).from(searchSynonym).limit(1);
  if (row) return;
  const lines = await importSynonyms(withActor(context, { kind: "system", name: "import" }), { directory: contentDirectory });
  context.log.info("synonyms.imported", countResults(lines));
}

async function fillDatabase(context: Context): Promise<void> {
  await importMediaOnFirstStart(context);
  await importSynonymsOnFirstStart(context);
  await importContentOnFirstStart(context);
  await storeCuratedPlaces(context, contentDirectory);
}

async function importContentOnFirstStart(context: Context): Promise<void> {
  const [entry] = await context.database.select({ id: contentEntry.id }).from(contentEntry).limit(1);
  if (entry) return;
  // Imports in one transaction, because an interrupted first start would otherwise count as complete.
  const lines = await context.database.transaction((database) => importAll({ ...context, database }));
  for (const line of lines) if (line.result === "invalid" || line.result === "kept") context.log.warn("content.import", line);
  context.log.info("content.imported", countResults(lines));
}
