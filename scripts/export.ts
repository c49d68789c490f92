import { writeFile } from "node:fs/promises";
import path from "node:path";
import { openDatabase } from "#platform/database";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { openServicesBeside, type Services } from "../server/services.ts";
import type { Site } from "../server/site.ts";
import { finishExport, prepareExport } from "./export/export-folder.ts";
import { nginxSite } from "./export/nginx-site.ts";
import { readAddresses, writeSite } from "./export/write-site.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run export -- [FOLDER]`: exports the site as files for nginx or a CDN, with or without a running server. Writes a new folder
// and then replaces the old one. Runs no jobs and no schedules.
const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const { environment } = settings;
const folder = path.resolve(process.argv[2] ?? path.join(environment.dataDir, "export"));
const root = path.resolve(import.meta.dirname, "..");
const protectedFolders = [root, path.resolve(environment.dataDir)];
const preparation = await prepareExport(folder, protectedFolders);
if (!preparation.ok) exitWithMessage(preparation.message);
const { newFolder } = preparation;

const log = createLog();
const opening = await openServicesBeside(environment, log);
if (!opening.ok) exitWithMessage(opening.message, opening.isTemporary);
const { services } = opening;
// Uses read-only sessions, so that PostgreSQL refuses any write by a page.
const readOnlyDatabase = openDatabase({ url: services.databaseUrl, log, settings: { default_transaction_read_only: "on" } });
const build = (await import(path.join(root, "build", "server", "index.js"))) as { createSite(services: Services): Promise<Site> };
const site = await build.createSite({ ...services, context: { ...services.context, database: readOnlyDatabase.database } });

const startedAt = performance.now();
const visit = (address: string, init?: RequestInit) =>
  site.fetch(new Request(new URL(address, environment.siteUrl), { redirect: "manual", ...init }));
const result = await writeSite(visit, await readAddresses(visit), newFolder, path.join(root, "build", "client", "assets"));
const server = `${environment.host}:${environment.port}`;
await writeFile(path.join(newFolder, "site.conf"), nginxSite({ environment, folder, listen: "80", server, policies: result.policies }));
const seconds = (performance.now() - startedAt) / 1000;
await site.stop();
await readOnlyDatabase.close();
await services.close();
const completion = await finishExport(folder, protectedFolders);
if (!completion.ok) exitWithMessage(completion.message);

console.log(`${result.pages} pages with their payloads in ${result.files} files, in ${seconds.toFixed(1)} s: ${folder}`);
console.log(
  `The server answers ${result.left.length} more pages, which depend on the session, and all requests with a query other than the number of a list page.`,
);
console.log(`nginx: include ${path.join(folder, "site.conf")} in http; it passes other requests on to ${server}.`);
