import path from "node:path";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { restore } from "../server/restore.ts";
import { stopWith } from "./stop-with.ts";

// `npm run restore -- FILE`: fills an empty DATA_DIR, or the empty database of DATABASE_URL, with a backup.
const file = process.argv[2];
if (file === undefined) stopWith("npm run restore -- FILE");
const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const done = await restore(read.environment, path.resolve(file), createLog());
if (!done.ok) stopWith(done.message, done.isTemporary);
console.log(
  `${done.rows} rows of ${done.createdAt}, made by version ${done.version}, in ${done.seconds.toFixed(1)} s. npm start brings the schema up to date.`,
);
process.exit(0);
