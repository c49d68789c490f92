import { appendFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { createLogSampler, type LogSampler } from "./log-sampler.ts";

/** JSON Lines files apart from the technical log, one per UTC day, readable by their owner only. */
export type AuditLogFile = {
  append(at: Date, line: Record<string, unknown>): Promise<void>;
  removeBefore(day: Date): Promise<void>;
  sampler: LogSampler;
};

const fileName = /^\d{4}-\d\d-\d\d\.jsonl$/;

export function openAuditLogFile(directory: string): AuditLogFile {
  const nameOf = (at: Date) => `${at.toISOString().slice(0, 10)}.jsonl`;
  return {
    async append(at, line) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await appendFile(path.join(directory, nameOf(at)), `${JSON.stringify(line)}\n`, { mode: 0o600 });
    },
    async removeBefore(day) {
      const names = await readdir(directory).catch(() => []);
      for (const name of names) if (fileName.test(name) && name < nameOf(day)) await rm(path.join(directory, name), { force: true });
    },
    sampler: createLogSampler(),
  };
}
