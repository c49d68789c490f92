import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { refreshDocuments } from "#domain/documents";
import { startEmbeddedPostgres } from "#platform/database";
import { documentTools } from "#server/downloads/document-tools.ts";
import { openServices } from "#server/services.ts";
import { idlePress, quietLog, testEnvironment } from "./test-environment.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server's address; databases of tests are copies of `templateDatabase` there. */
    postgresUrl: string;
    templateDatabase: string;
    /** Where a test that starts the whole site finds or makes a filled DATA_DIR. */
    filledDataDir: string;
  }
}

/** One PostgreSQL for the whole run (or the one of DATABASE_URL), with a migrated and filled database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-tests-"));
  let postgresUrl = process.env.DATABASE_URL;
  let stop = async () => {};
  if (!postgresUrl) {
    const started = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    if (!started.ok) throw new Error(started.message);
    postgresUrl = started.postgres.url;
    stop = () => started.postgres.stop();
  }

  // Not below the folder: as root the database runs as another user, who could not get to it.
  const filledDataDir = process.env.FILLED_DATA_DIR ?? `${folder}-filled`;

  const templateDatabase = `template_${process.pid}`;
  const administrator = new Client({ connectionString: postgresUrl });
  await administrator.connect();
  await administrator.query(`create database ${templateDatabase}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${templateDatabase}`;
  const filled = await openServices(testEnvironment({ databaseUrl: url.href }), quietLog);
  if (!filled.ok) throw new Error(filled.message);
  await refreshDocuments(filled.services.context, documentTools({ ...filled.services, press: idlePress }));
  await filled.services.close();

  project.provide("postgresUrl", postgresUrl);
  project.provide("templateDatabase", templateDatabase);
  project.provide("filledDataDir", filledDataDir);
  return async () => {
    await administrator.query(`drop database ${templateDatabase}`);
    await administrator.end();
    await stop();
    for (const place of [folder, `${folder}-filled`]) await rm(place, { recursive: true, force: true });
  };
}
