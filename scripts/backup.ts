import { readEnvironment } from "../server/environment.ts";
import { backUp } from "../server/back-up.ts";

// `npm run backup -- [FILE]`: the database, mail that waits and the secret in one file, also beside a running site.
const read = readEnvironment(process.env);
const done = read.ok ? await backUp(read.environment, process.argv[2]) : read;
if (!done.ok) {
  console.error(done.message);
  process.exit(1);
}
const megabytes = (done.bytes / 1024 / 1024).toFixed(1);
console.log(`${done.rows} rows of ${done.tables} tables in ${megabytes} MB, in ${done.seconds.toFixed(1)} s: ${done.file}`);
