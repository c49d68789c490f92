import { startEmbeddedPostgres } from "../index.ts";

/** Starts a database and collects the names and the fields of its log events. */
export async function start(dataDir: string) {
  const events: string[] = [];
  const fieldTexts: string[] = [];
  const log = (event: string, fields: object = {}) => {
    events.push(event);
    fieldTexts.push(JSON.stringify(fields));
  };
  const outcome = await startEmbeddedPostgres({ dataDir, log });
  if (!outcome.ok) throw new Error(outcome.message);
  return { ...outcome.postgres, events, logged: fieldTexts };
}
