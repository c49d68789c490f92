import { readEnvironment } from "../server/environment.ts";
import { backUp } from "../server/back-up.ts";
import { stopWith } from "./stop-with.ts";

// `npm run backup -- [FILE]`: the database, media, mail that waits and the secret in one file, also beside a running site.
const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const done = await backUp(read.environment, process.argv[2]);
if (!done.ok) stopWith(done.message, done.isTemporary);
const megabytes = (done.bytes / 1024 / 1024).toFixed(1);
if (done.lost.length > 0) console.error(`Not in the backup, because the media store has lost them: ${done.lost.join(", ")}`);
console.log(`${done.rows} rows of ${done.tables} tables in ${megabytes} MB, in ${done.seconds.toFixed(1)} s: ${done.file}`);
