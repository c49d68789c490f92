// Test server in its own process, so that tests can kill it. Prints one JSON value per line: log events, stored rows, and the
// reason why it did not start.
import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "../index.ts";

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const [dataDir = "", firstRow = "1"] = process.argv.slice(2);
const outcome = await startEmbeddedPostgres({
  dataDir,
  log: (event, fields) => print({ event, ...fields }),
});
if (!outcome.ok) {
  print({ refused: outcome.reason, message: outcome.message });
  process.exit(1);
}
const { postgres } = outcome;
let writing = true;
process.once("SIGTERM", async () => {
  writing = false;
  await postgres.stop();
  process.exit(0);
});

const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
pool.on("error", () => {});
await pool.query("create table if not exists numbered (row integer primary key)");
print({ writes: true });
for (let row = Number(firstRow); writing; row += 1) {
  try {
    await pool.query("insert into numbered values ($1)", [row]);
    print({ stored: row });
  } catch {
    await sleep(10);
  }
}
