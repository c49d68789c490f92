import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { importAll, openServices } from "../server/services.ts";

// `npm run content:import`: brings changed files into the store and reports; an editor's change is never overwritten.
const read = readEnvironment(process.env);
if (!read.ok) throw new Error(read.message);
const opened = await openServices(read.environment, createLog());
if (!opened.ok) {
  console.error(opened.message);
  process.exit(1);
}
await importAll(opened.services.context);
await opened.services.close();
