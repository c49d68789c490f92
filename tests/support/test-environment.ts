import os from "node:os";
import path from "node:path";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { openContentFiles } from "#domain/documents";
import type { Environment } from "#server/environment.ts";
import type { AuditLogFile } from "#platform/audit-log-file";
import type { Log } from "#platform/log";
import { openMailTransport } from "#platform/mail";
import { createLogSampler } from "../../platform/audit-log-file/log-sampler.ts";
import type { PdfRenderer } from "#platform/pdf-renderer";

const testDataDir = path.join(os.tmpdir(), "ecactus-tests-data");
/** Media folder of all tests without their own DATA_DIR. Files are named by their hash and never change. */
export const testMediaFolder = path.join(testDataDir, "media");

export const quietLog: Log = { info() {}, warn() {}, error() {} };

/** PDF renderer that returns empty files. The documents of the template database are such files too. */
export const emptyPdfRenderer: PdfRenderer = { toolchainVersion: "none", render: async () => Buffer.alloc(0), close: async () => {} };
/** Services for tests without documents and without delivered mail. */
export const idleServices = {
  places: [],
  pdfRenderer: emptyPdfRenderer,
  contentFiles: openContentFiles("content/files"),
  mailTransport: openMailTransport({ smtpUrl: undefined, from: "no-reply@site.test", directory: path.join(testDataDir, "mail") }),
};

export type RecordingAuditLog = AuditLogFile & { lines: Record<string, unknown>[] };

export function createRecordingAuditLog(): RecordingAuditLog {
  const lines: Record<string, unknown>[] = [];
  return { lines, append: async (_, line) => void lines.push(line), removeBefore: async () => {}, sampler: createLogSampler() };
}

export type LoggedLine = { level: "info" | "warn" | "error"; event: string; fields?: Record<string, unknown>; error?: unknown };

export function createRecordingLog(): Log & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  return {
    lines,
    info: (event, fields) => void lines.push({ level: "info", event, fields }),
    warn: (event, fields) => void lines.push({ level: "warn", event, fields }),
    error: (event, error, fields) => void lines.push({ level: "error", event, error, fields }),
  };
}

export function testEnvironment(changes: Partial<Environment> = {}): Environment {
  return {
    port: 0,
    host: "127.0.0.1",
    siteUrl: new URL("http://site.test"),
    dataDir: testDataDir,
    databaseUrl: undefined,
    s3Url: undefined,
    apiBase: undefined,
    legacyHost: undefined,
    mainOrigin: undefined,
    sessionSecret: siteSecret,
    sessionSecretFallback: undefined,
    smtpUrl: undefined,
    mailFrom: "no-reply@site.test",
    replyAddress: undefined,
    imapUrl: undefined,
    inboundMailSecret: undefined,
    trustedProxy: undefined,
    gtmId: undefined,
    pixelUrl: undefined,
    tagHosts: [],
    adminEmail: undefined,
    translationUrl: undefined,
    translationKey: undefined,
    translationModel: undefined,
    metricsPort: undefined,
    sendsTraces: false,
    ...changes,
  };
}
