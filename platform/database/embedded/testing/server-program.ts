// A small server for the tests, in a process of its own so that it can be killed. It says on standard
// output, one JSON value a line, what was logged, which rows are safely stored, and why it did not start.
import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "../index.ts";

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const [dataDir = "", firstRow = "1"] = process.argv.slice(2);
const started = await startEmbeddedPostgres({
  dataDir,
  log: (event, fields) => say({ event, ...fields }),
});
if (!started.ok) {
  say({ refused: started.reason, message: started.message });
  process.exit(1);
}
const { postgres } = started;
let writing = true;
process.once("SIGTERM", async () => {
  writing = false;
  await postgres.stop();
  process.exit(0);
});

const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
pool.on("error", () => {});
await pool.query("create table if not exists numbered (row integer primary key)");
say({ writes: true });
for (let row = Number(firstRow); writing; row += 1) {
  try {
    await pool.query("insert into numbered values ($1)", [row]);
    say({ stored: row });
  } catch {
    await sleep(10);
  }
}
