import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";

/** Starts a process that publishes without pause. `acknowledged` collects its output, one line per stored revision. */
export async function startContentWriter(url: string) {
  const program = path.join(import.meta.dirname, "content-writer.ts");
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const acknowledged: string[] = [];
  const outputEnd = once(child.stdout, "close");
  createInterface({ input: child.stdout }).on("line", (line) => acknowledged.push(line));
  return { child, acknowledged, ended: outputEnd };
}

/** Lines of all stored revisions in the format of `startWriter`. */
export async function readStoredRevisions(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select key, r.revision from content_revision r join content_entry e on e.id = r.entry_id where author ->> 'id' = 'writer'",
  );
  await client.end();
  return new Set(rows.map(({ key, revision }) => JSON.stringify({ key, revision })));
}
