import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Environment } from "#server/environment.ts";
import { openServices, type OpenedServices } from "#server/services.ts";
import type { Clock } from "#platform/clock";
import type { createSite, Site } from "#server/site.ts";
import { checkApiContract } from "./check-api-contract.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { emptyPdfRenderer, createRecordingLog, testEnvironment, type LoggedLine } from "./test-environment.ts";

export type TestSite = {
  /** Sends a request through the production code, for example `visit("/de")`; `from` is the client address. */
  visit(address: string, init?: RequestInit, from?: string): Promise<Response>;
  listener: Site["listener"];
  services: OpenedServices;
  database: TestDatabase;
  log: LoggedLine[];
  close(): Promise<void>;
};

const builtSite = path.resolve(import.meta.dirname, "../../build/server/index.js");

/**
 * Opens the production build on a new database, or on that of another instance. Its documents are empty files; with
 * `makesDocuments` missing or changed ones are rendered as in production.
 */
export async function openTestSite(
  options: { environment?: Partial<Environment>; database?: TestDatabase; clock?: Clock; makesDocuments?: boolean } = {},
): Promise<TestSite> {
  const database = options.database ?? (await createTestDatabase());
  const environment = testEnvironment({ databaseUrl: database.url, ...options.environment });
  const log = createRecordingLog();
  const opening = await openServices(environment, log);
  if (!opening.ok) throw new Error(opening.message);
  if (options.clock) opening.services.context.clock = options.clock;
  const build = (await import(/* @vite-ignore */ builtSite)) as { createSite: typeof createSite };
  const pdfRenderer = options.makesDocuments
    ? { ...opening.services.pdfRenderer, edition: emptyPdfRenderer.toolchainVersion }
    : emptyPdfRenderer;
  const site = await build.createSite({ ...opening.services, pdfRenderer: pdfRenderer });
  await site.startWork();
  return {
    async visit(address, init, from) {
      const request = new Request(new URL(address, environment.siteUrl), { redirect: "manual", ...init });
      const { method, url } = request;
      const response = await site.fetch(request, from);
      // Responses of another host need not match the table of endpoints.
      if (!environment.apiBase) await checkApiContract({ method, url }, response);
      return response;
    },
    listener: site.listener,
    services: opening.services,
    database,
    log: log.lines,
    async close() {
      await site.stop();
      await opening.services.close();
      if (!options.database) await database.drop();
    },
  };
}

/** Serves the site on a free port, for tests that need a real connection. */
export async function listen(site: Pick<Site, "listener">): Promise<{ origin: string; close(): Promise<void> }> {
  const server = http.createServer(site.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
