import { exitCodes } from "../scripts/exit-codes.mjs";
import { pages } from "#app/routing/pages.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { inboundMailPath } from "./inbound-mail/accept-inbound-mail.ts";
import { uploadPaths } from "./api/api.ts";
import { startPlaceImport } from "./start-place-import.ts";
import { readEnvironment, type Environment } from "./environment.ts";
import { createHttpServer, portOf } from "./http-server.ts";
import { inviteAdministrator } from "./invitations.ts";
import { openServices } from "./services.ts";
import { createSite } from "./site.ts";
import { openTelemetry } from "./telemetry/open-telemetry.ts";

/** Pages whose form uploads files without JavaScript. They get the time limit of uploads. */
const pagesWithFiles = pages
  .filter(({ form }) => form === "files")
  .flatMap(({ path }) => languageCodes.map((code) => localPath(code, path)));

const shutdownLimitMs = 20_000;
const lastLinesMs = 300;

/** Opens the configured services, listens, and shuts down on a signal. */
export async function serve(): Promise<void> {
  const result = readEnvironment(process.env);
  if (!result.ok) stopWith(result.message);
  const { environment } = result;
  const telemetry = await openTelemetry(environment);
  const { log } = telemetry;

  // Logs the error itself, because Node would print all properties that libraries attach to it.
  process.on("uncaughtException", (error) => {
    log.error("server.crashed", error);
    // Delays the exit, so that a busy log reader receives the last line.
    setTimeout(() => process.exit(1), lastLinesMs);
  });

  const opening = await openServices(environment, log, telemetry.metrics);
  if (!opening.ok) stopWith(opening.message, opening.isTemporary ? exitCodes.notNow : exitCodes.refused);
  const { services } = opening;
  const site = await createSite(services);
  await site.startWork();
  await inviteAdministrator(services);
  let stopImport = async () => {};
  const closeAll = async () => {
    await stopImport();
    await site.stop();
    await services.close();
    await telemetry.stop();
  };

  const { server, stop } = createHttpServer({
    listener: telemetry.observe(site.listener),
    trustedProxy: environment.trustedProxy,
    uploads: new Set([...uploadPaths, ...pagesWithFiles, inboundMailPath]),
    log,
  });
  const leave = async (error: NodeJS.ErrnoException, port: PortOf) => {
    await closeAll();
    stopForSettings(error, environment, port);
  };
  server.on("error", (error) => leave(error, "PORT"));
  await telemetry.listen().catch((error: NodeJS.ErrnoException) => leave(error, "METRICS_PORT"));
  server.listen(environment.port, environment.host, () => {
    stopImport = startPlaceImport(services);
    log.info("server.listening", {
      url: `http://${environment.host}:${portOf(server)}`,
      siteUrl: environment.siteUrl.href,
      process: process.pid,
    });
  });

  const shutDown = async (signal: string) => {
    log.info("server.stopping", { signal });
    setTimeout(() => process.exit(1), shutdownLimitMs).unref();
    await stop();
    await closeAll();
    log.info("server.stopped");
    // Delays the exit, so that a busy log reader receives the last line.
    setTimeout(() => process.exit(0), lastLinesMs);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void shutDown(signal));
}

type PortOf = "PORT" | "METRICS_PORT";

/** @throws errors that the settings do not cause */
function stopForSettings(error: NodeJS.ErrnoException, environment: Environment, name: PortOf): never {
  const { host } = environment;
  const port = name === "PORT" ? environment.port : environment.metricsPort;
  if (error.code === "EADDRINUSE") stopWith(`${name} is ${port}, which another program uses; choose another.`);
  if (error.code === "EACCES") stopWith(`${name} is ${port}, which this user may not listen on; use 1024 or higher.`);
  if (error.syscall === "listen" || error.syscall === "getaddrinfo") {
    stopWith(`HOST is ${JSON.stringify(host)} (${error.code}); use an address of this machine, such as 127.0.0.1.`);
  }
  throw error;
}

function stopWith(message: string, code: number = exitCodes.refused): never {
  console.error(message);
  process.exit(code);
}
