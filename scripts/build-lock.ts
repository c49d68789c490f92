import { DatabaseSync } from "node:sqlite";

/** Longer than any build takes. */
const patienceMs = 3_600_000;

/**
 * The right to build in this folder, waited for while another process has it. The kernel holds it for the open file, so
 * it ends with its holder, in whatever way that ends: Node has no other lock of which that is true.
 */
export function takeBuildLock(file: string): { release(): void } {
  const lock = new DatabaseSync(file, { timeout: patienceMs });
  lock.exec("begin exclusive");
  return { release: () => lock.close() };
}
