import { createLog } from "#platform/log";
import { readEnvironment } from "./environment.ts";
import { exitCodes } from "../scripts/exit-codes.mjs";
import { createHttpServer } from "./http-server.ts";
import { openServices, type Services } from "./services.ts";
import type { Site } from "./site.ts";

const shutdownLimitMs = 20_000;
const lastLinesMs = 300;

const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const { environment } = read;
const log = createLog();

const opened = await openServices(environment, log);
if (!opened.ok) stopWith(opened.message, opened.isTemporary ? exitCodes.notNow : exitCodes.refused);
const { services } = opened;

const built: { createSite(services: Services): Promise<Site> } = await import("../build/server/index.js" as string);
const site = await built.createSite(services);
const { server, stop } = createHttpServer({ listener: site.listener, trustedProxy: environment.trustedProxy, log });
server.on("error", async (error: NodeJS.ErrnoException) => {
  await closeAll();
  const { host, port } = environment;
  if (error.code === "EADDRINUSE") stopWith(`PORT is ${port}, which another program uses; choose another.`);
  if (error.code === "EACCES") stopWith(`PORT is ${port}, which this user may not listen on; allowed is one from 1024 on.`);
  if (error.syscall === "listen" || error.syscall === "getaddrinfo") {
    stopWith(`HOST is ${JSON.stringify(host)} (${error.code}); allowed is an address of this machine, such as 127.0.0.1.`);
  }
  throw error;
});
server.listen(environment.port, environment.host, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : environment.port;
  log.info("server.listening", { url: `http://${environment.host}:${port}`, siteUrl: environment.siteUrl.href, process: process.pid });
});

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void shutDown(signal));

/** Answers what is in flight, then closes the database and leaves. */
async function shutDown(signal: string): Promise<void> {
  log.info("server.stopping", { signal });
  setTimeout(() => process.exit(1), shutdownLimitMs).unref();
  await stop();
  await closeAll();
  log.info("server.stopped");
  // A reader that was busy gets the last line a tenth of a second later.
  setTimeout(() => process.exit(0), lastLinesMs);
}

async function closeAll(): Promise<void> {
  await site.stop();
  await services.close();
}

function stopWith(message: string, code: number = exitCodes.refused): never {
  console.error(message);
  process.exit(code);
}
