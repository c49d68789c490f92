import assert from "node:assert";
import { spawn } from "node:child_process";
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";
import { openJobs } from "#platform/jobs";
import { createLog } from "#platform/log";
import { startPlaceImport } from "../server/start-place-import.ts";
import { readEnvironment } from "../server/environment.ts";
import { openServices } from "../server/services.ts";
import type { Site, createSite } from "../server/site.ts";

// Runs Vite in middleware mode and the site in one process, on the same port. Services survive a reload of the code.
const settings = readEnvironment(process.env);
const log = createLog();
const opening = settings.ok ? await openServices(settings.environment, log) : settings;
if (!opening.ok) {
  console.error(opening.message);
  process.exit(1);
}
const { services } = opening;
const { environment } = services;

// Rebuilds the back office when a file changes, because it has no other development mode.
const adminBuild = ["node_modules/vite/bin/vite.js", "build", "--watch", "--config", "admin/vite.config.ts", "--logLevel", "warn"];
const admin = spawn(process.execPath, adminBuild, { stdio: "inherit" });
process.on("exit", () => admin.kill());

const server = http.createServer();
const vite = await createServer({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });

let current: { module: { createSite: typeof createSite }; site: Promise<Site> } | undefined;

async function openSite(module: { createSite: typeof createSite }): Promise<Site> {
  // Opens a job queue per site, because a stopping site closes its queue.
  const jobs = openJobs({ url: services.databaseUrl, log });
  const site = await module.createSite({ ...services, context: { ...services.context, jobs } });
  await site.startWork();
  return site;
}

/** Returns the site of the newest code, and stops the former site when the code has changed. */
async function newestSite(): Promise<Site> {
  // Looks up the environment each time, because a change of Vite's configuration replaces it.
  const { ssr } = vite.environments;
  assert(isRunnableDevEnvironment(ssr), "Vite cannot run the server code in this process.");
  const module = await ssr.runner.import<{ createSite: typeof createSite }>("/server/site.ts");
  if (current?.module !== module) {
    const formerSite = current?.site;
    current = { module, site: openSite(module) };
    void formerSite?.then((site) => site.stop());
  }
  return current.site;
}

const listener = getRequestListener(async (request) => {
  try {
    return await (await newestSite()).fetch(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
});
server.on("request", (request, response) => vite.middlewares(request, response, () => void listener(request, response)));
server.listen(environment.port, environment.host, () => {
  startPlaceImport(services);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : environment.port;
  console.log(`Development server on http://${environment.host}:${port}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // Removes the handlers of React Router's plugin, which end the process at once and leave the database running.
  process.removeAllListeners(signal);
  process.once(signal, async () => {
    server.closeAllConnections();
    await (await current?.site)?.stop();
    await vite.close();
    await services.close();
    process.exit(0);
  });
}
