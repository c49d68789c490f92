import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import type { TestProject } from "vitest/node";
import { refreshDocuments } from "#domain/documents";
import { startEmbeddedPostgres } from "#platform/database";
import { documentTools } from "#server/downloads/document-tools.ts";
import { openServices } from "#server/services.ts";
import { fillDataDir } from "./filled-data-dir.ts";
import { emptyPdfRenderer, quietLog, testEnvironment } from "./test-environment.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** PostgreSQL server on which test databases are copies of `templates`. */
    postgresUrl: string;
    templates: { filled: string; withoutEntries: string };
    /** DATA_DIR with documents for tests that start the whole site. The first of them fills it. */
    filledDataDir: string;
  }
}

/** Starts one PostgreSQL for the test run, or uses DATABASE_URL, and creates the template databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-tests-"));
  let postgresUrl = process.env.DATABASE_URL;
  let stop = async () => {};
  if (!postgresUrl) {
    const outcome = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    if (!outcome.ok) throw new Error(outcome.message);
    postgresUrl = outcome.postgres.url;
    stop = () => outcome.postgres.stop();
  }

  // The folder is not in the temporary one, which another user cannot enter: as root, the database runs as another user.
  const filledDataDir = process.env.FILLED_DATA_DIR ?? `${folder}-filled`;
  // Fill the DATA_DIR now, because one core is idle while the template database is filled.
  const filledDataDirReady = process.env.FILLED_DATA_DIR === undefined ? undefined : fillDataDir(filledDataDir);

  const templates = { filled: `template_${process.pid}`, withoutEntries: `template_${process.pid}_without_entries` };
  const administrator = new Client({ connectionString: postgresUrl });
  await administrator.connect();
  await administrator.query(`create database ${templates.filled}`);
  await fill(addressOf(postgresUrl, templates.filled));
  await administrator.query(`create database ${templates.withoutEntries} template ${templates.filled}`);
  await execute(addressOf(postgresUrl, templates.withoutEntries), "truncate content_entry, content_search cascade");

  project.provide("postgresUrl", postgresUrl);
  project.provide("templates", templates);
  project.provide("filledDataDir", filledDataDir);
  return async () => {
    await filledDataDirReady;
    for (const name of Object.values(templates)) await administrator.query(`drop database ${name}`);
    await administrator.end();
    await stop();
    for (const folderToRemove of [folder, `${folder}-filled`]) await rm(folderToRemove, { recursive: true, force: true });
  };
}

function addressOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function fill(databaseUrl: string): Promise<void> {
  const opened = await openServices(testEnvironment({ databaseUrl }), quietLog);
  if (!opened.ok) throw new Error(opened.message);
  await refreshDocuments(opened.services.context, documentTools({ ...opened.services, pdfRenderer: emptyPdfRenderer }));
  await opened.services.close();
  await createJobTables(databaseUrl);
  // Delete pending jobs: each test site would create all image variants again, and fail in its own media folder.
  await execute(databaseUrl, "truncate pgboss.job");
}

/** Creates the job queue's tables in the template, because creating them takes longer than copying a database. */
async function createJobTables(databaseUrl: string): Promise<void> {
  const jobs = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await jobs.start();
  await jobs.stop();
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
