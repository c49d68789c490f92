import path from "node:path";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { restore } from "../server/restore.ts";

// `npm run restore -- FILE`: fills an empty DATA_DIR, or the empty database of DATABASE_URL, with a backup.
const file = process.argv[2];
if (file === undefined) stopWith("npm run restore -- FILE");
const read = readEnvironment(process.env);
const done = read.ok ? await restore(read.environment, path.resolve(file), createLog()) : read;
if (!done.ok) stopWith(done.message);
console.log(`${done.rows} rows of ${done.createdAt}, made by version ${done.version}, in ${done.seconds.toFixed(1)} s. npm start brings the schema up to date.`);
process.exit(0);

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}
