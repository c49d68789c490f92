import { DatabaseSync } from "node:sqlite";

/** Longer than any build. */
const patienceMs = 3_600_000;

/**
 * Takes the build lock, waiting while another process holds it. SQLite's lock on the open file ends with its process, even if that
 * is killed; Node has no such lock.
 */
export function takeBuildLock(file: string): { release(): void } {
  const lock = new DatabaseSync(file, { timeout: patienceMs });
  lock.exec("begin exclusive");
  return { release: () => lock.close() };
}
