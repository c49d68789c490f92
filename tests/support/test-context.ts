import path from "node:path";
import { contentEntry } from "#db/content.ts";
import { publishEntry, saveDraft, type LocalizationKey } from "#domain/content";
import { contentLanguages, languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import { systemClock } from "#platform/clock";
import { openDatabase, type OpenDatabase } from "#platform/database";
import { openJobs } from "#platform/jobs";
import { openMediaStore } from "#platform/media-store";
import { openSafeHttpClient } from "#platform/safe-http";
import { openImageProcessor } from "#platform/images";
import { openSecrets } from "#platform/secrets";
import { createFindMissing, findPictures } from "#domain/media";
import { isLocalization } from "../../domain/content/localization.ts";
import type { EditorContext } from "../../domain/context.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { quietLog, createRecordingAuditLog, testMediaFolder, type RecordingAuditLog } from "./test-environment.ts";

export type TestContext = EditorContext & {
  setTime(moment: string): void;
  auditLogFile: RecordingAuditLog;
  testDatabase: TestDatabase;
  close(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, "../..");

/** Opens a context on a new database, without entries or with the shipped content, at noon UTC on 1 May 2026. */
export async function openTestContext(template: "filled" | "withoutEntries" = "withoutEntries"): Promise<TestContext> {
  const testDatabase = await createTestDatabase(template);
  const connection = openDatabase({ url: testDatabase.url, log: quietLog });
  const context = createContextOn(connection, testDatabase.url);
  let now = new Date("2026-05-01T12:00:00Z");
  return {
    ...context,
    clock: { now: () => new Date(now) },
    testDatabase,
    setTime: (moment) => void (now = new Date(moment)),
    async close() {
      await context.jobs.close();
      context.pictures.close();
      await connection.close();
      await testDatabase.drop();
    },
  };
}

/** Context for service functions on an open database. */
export function createContextOn({ database }: OpenDatabase, url: string): EditorContext & { auditLogFile: RecordingAuditLog } {
  const jobs = openJobs({ url, log: quietLog });
  const actor = { kind: "staff", id: "ana" } as const;
  return {
    actor,
    database,
    clock: systemClock,
    log: quietLog,
    jobs,
    secrets: openSecrets(siteSecret),
    auditLogFile: createRecordingAuditLog(),
    mediaStore: openMediaStore({ directory: testMediaFolder, s3Url: undefined }),
    pictures: openImageProcessor({ root }),
    safeHttpClient: openSafeHttpClient({ reach: "loopback" }),
    findMissingFiles: createFindMissing(path.join(root, "content", "files")),
    findPictures,
  };
}

export function newsData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { date: "2026-04-01", picture: "myrtillo-exploded", ...newsTexts(), ...changes };
}

export function newsTexts(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: "A title",
    description: "A description",
    keywords: ["battery"],
    lead: "A lead",
    pictureAlt: "A picture",
    body: "A body",
    sources: ["A source"],
    ...changes,
  };
}

/** Enough figures for a data sheet. */
export const twoFigures = [
  { name: "weight", value: 58, unit: "kg" },
  { name: "cycles", value: 6000 },
];

export function productData(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { sources: _, ...texts } = newsTexts();
  const facts = {
    order: 1,
    categories: ["battery"],
    line: "residential",
    picture: "smart-plug-cutout",
    heroPicture: "smart-plug-hero",
    figures: [],
    leading: [],
    fitsWith: [],
  };
  return { ...facts, ...texts, name: "A name", kind: "A kind", ...changes };
}

/** Current revision of a localization, for `basedOn`; 0 if there is none. */
export async function readCurrentRevision({ database }: EditorContext, localization: LocalizationKey): Promise<number> {
  const [row] = await database.select({ revision: contentEntry.revision }).from(contentEntry).where(isLocalization(localization));
  return row?.revision ?? 0;
}

/** Saves and publishes a localization. The `fr` part of the data is published as the French localization. */
export async function publish(
  context: EditorContext,
  entry: { type?: string; key: string; websiteId?: WebsiteId; data?: Record<string, unknown>; at?: Date },
): Promise<number> {
  const { type = "news", key, websiteId = 3, at } = entry;
  const { fr: french, ...data } = entry.data ?? (type === "product" ? productData() : newsData());
  const language = mainLanguageOf(websiteId);
  if (french) await publishEdition(context, { type, key, language: "fr", data: { ...data, ...french }, at });
  return publishEdition(context, { type, key, language, data, at });
}

export function mainLanguageOf(websiteId: WebsiteId): Language {
  return contentLanguages.find((code) => languages[code].websiteId === websiteId) ?? "en";
}

async function publishEdition(
  context: EditorContext,
  entry: LocalizationKey & { data: Record<string, unknown>; at?: Date },
): Promise<number> {
  const draft = await saveDraft(context, { ...entry, basedOn: await readCurrentRevision(context, entry) });
  if (!draft.ok) throw new Error(JSON.stringify(draft));
  const publication = await publishEntry(context, entry);
  if (!publication.ok) throw new Error(JSON.stringify(publication));
  return publication.revision;
}

export async function readPublicData({ database }: EditorContext, localization: LocalizationKey): Promise<Record<string, unknown>> {
  const [row] = await database.select({ data: contentEntry.data }).from(contentEntry).where(isLocalization(localization));
  if (!row?.data) throw new Error(`${localization.type}/${localization.key} is not public in ${localization.language}`);
  return row.data;
}
