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
import { stopWith } from "./stop-with.ts";

// `npm run export -- [FOLDER]`: the site as files for nginx or a CDN, also beside a running server. It is written
// beside the old one, which it then replaces. The site only answers here: its queues and schedules are the server's.
const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const { environment } = read;
const folder = path.resolve(process.argv[2] ?? path.join(environment.dataDir, "export"));
const root = path.resolve(import.meta.dirname, "..");
const protectedFolders = [root, path.resolve(environment.dataDir)];
const prepared = await prepareExport(folder, protectedFolders);
if (!prepared.ok) stopWith(prepared.message);
const { fresh } = prepared;

const log = createLog();
const opened = await openServicesBeside(environment, log);
if (!opened.ok) stopWith(opened.message, opened.isTemporary);
const { services } = opened;
// Read-only sessions: PostgreSQL refuses any write of a page.
const reading = openDatabase({ url: services.databaseUrl, log, settings: { default_transaction_read_only: "on" } });
const built = (await import(path.join(root, "build", "server", "index.js"))) as { createSite(services: Services): Promise<Site> };
const site = await built.createSite({ ...services, context: { ...services.context, database: reading.database } });

const startedAt = performance.now();
const visit = (address: string, init?: RequestInit) =>
  site.fetch(new Request(new URL(address, environment.siteUrl), { redirect: "manual", ...init }));
const exported = await writeSite(visit, await readAddresses(visit), fresh, path.join(root, "build", "client", "assets"));
const server = `${environment.host}:${environment.port}`;
await writeFile(path.join(fresh, "site.conf"), nginxSite({ environment, folder, listen: "80", server, policies: exported.policies }));
const seconds = (performance.now() - startedAt) / 1000;
await site.stop();
await reading.close();
await services.close();
const finished = await finishExport(folder, protectedFolders);
if (!finished.ok) stopWith(finished.message);

console.log(`${exported.pages} pages with their payloads in ${exported.files} files, in ${seconds.toFixed(1)} s: ${folder}`);
console.log(`The server answers ${exported.left.length} more, which know their visitor, and all that has a query.`);
console.log(`nginx: include ${path.join(folder, "site.conf")} in http; it passes on to ${server}.`);
