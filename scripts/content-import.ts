import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { importAll, openServicesBeside } from "../server/services.ts";

// `npm run content:import`: brings changed files into the store and reports; an editor's change is never overwritten.
const read = readEnvironment(process.env);
const opened = read.ok ? await openServicesBeside(read.environment, createLog()) : read;
if (!opened.ok) {
  console.error(opened.message);
  process.exit(1);
}
await importAll(opened.services.context);
await opened.services.close();
