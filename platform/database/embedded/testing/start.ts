import { startEmbeddedPostgres } from "../index.ts";

/** A running database, with the names and the fields of what it has logged. */
export async function start(dataDir: string) {
  const events: string[] = [];
  const logged: string[] = [];
  const log = (event: string, fields: object = {}) => {
    events.push(event);
    logged.push(JSON.stringify(fields));
  };
  const outcome = await startEmbeddedPostgres({ dataDir, log });
  if (!outcome.ok) throw new Error(outcome.message);
  return { ...outcome.postgres, events, logged };
}
