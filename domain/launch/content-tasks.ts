import { and, eq, not, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { collections, hasExampleMark, isHidden, policy } from "#domain/content";
import type { Context } from "../context.ts";
import { createTask } from "./create-task.ts";
import type { LaunchTask } from "./schema.ts";

/** A company cannot launch without real entries of these types. */
const requiredTypes: readonly string[] = ["product", "distributor", "download"];

const { type, key, state, summary } = contentEntry;
const isPublic = and(eq(state, "published"), not(isHidden(contentEntry)));
const isExample = hasExampleMark(summary);

/** Checks each content type for published examples, and the required ones for real entries. */
export async function listContentTasks(context: Context): Promise<LaunchTask[]> {
  const rows = await context.database
    .select({
      type,
      examples: sql<number>`(count(distinct ${key}) filter (where ${isExample}))::int`,
      real: sql<number>`(count(distinct ${key}) filter (where not ${isExample}))::int`,
    })
    .from(contentEntry)
    .where(isPublic)
    .groupBy(type);
  const names = collections.map((collection) => collection.type).filter((name) => name !== policy.type);
  const sorted = [...requiredTypes, ...names.filter((name) => !requiredTypes.includes(name))];
  return sorted
    .flatMap((name) => {
      const { examples, real } = rows.find((row) => row.type === name) ?? { examples: 0, real: 0 };
      const isRequired = requiredTypes.includes(name);
      if (!isRequired && examples === 0) return [];
      const task = createTask(
        { group: "content", name, count: examples },
        { isMissing: isRequired && real === 0, isExample: examples > 0 },
      );
      return [task];
    })
    .concat(await checkFigures(context), await checkCertificates(context), await checkSubsidies(context));
}

/** Counts public products without figures, which have no data sheet. */
async function checkFigures({ database }: Context): Promise<LaunchTask> {
  const hasNoFigures = sql`jsonb_array_length(coalesce(${contentEntry.data}->'figures', '[]')) = 0`;
  const [row] = await database
    .select({ count: sql<number>`count(distinct ${key})::int` })
    .from(contentEntry)
    .where(and(isPublic, eq(type, "product"), hasNoFigures));
  const count = row?.count ?? 0;
  return createTask({ group: "content", name: "figures", count }, { isMissing: count > 0, isExample: false });
}

/** Counts public subsidies without a day of a check, and those that have expired and are no longer shown. */
async function checkSubsidies({ database, clock }: Context): Promise<LaunchTask> {
  const today = clock.now().toISOString().slice(0, 10);
  const isUnchecked = sql`${contentEntry.data}->>'checked' is null`;
  const isExpired = sql`${contentEntry.data}->>'validUntil' < ${today}`;
  const [row] = await database
    .select({ count: sql<number>`count(distinct ${key})::int` })
    .from(contentEntry)
    .where(and(isPublic, eq(type, "subsidy"), or(isUnchecked, isExpired)));
  const count = row?.count ?? 0;
  return createTask({ group: "content", name: "subsidies", count }, { isMissing: count > 0, isExample: false });
}

async function checkCertificates({ database }: Context): Promise<LaunchTask> {
  const isCertificate = sql`${contentEntry.data}->>'resourceType' = 'certificate'`;
  const count = await database.$count(contentEntry, and(isPublic, eq(type, "download"), isCertificate, sql`not ${isExample}`));
  return createTask({ group: "content", name: "certificates" }, { isMissing: count === 0, isExample: false });
}
