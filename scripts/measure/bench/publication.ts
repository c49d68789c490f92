import { publishEntry, saveDraft } from "#domain/content";
import { contentEntry } from "#db/content.ts";
import { and, eq, sql } from "drizzle-orm";
import { createLog } from "#platform/log";
import { pino } from "pino";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";
import { openServices, type OpenedServices } from "#server/services.ts";
import { median } from "./load.ts";

type Print = (name: string, measured: string, bound: string) => void;

const edits = 10;
const samples = 40;
export const manyEntries = 50_000;

/** How soon an edit is public, and whether pages and lists are as fast with 50,000 entries as with a few. */
export async function measurePublication(dataDir: string, print: Print): Promise<void> {
  const quiet = createLog(pino.destination("/dev/null"));
  const opened = await openServices(environmentOf(dataDir), quiet);
  if (!opened.ok) throw new Error(opened.message);
  const { services } = opened;
  const site = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir });
  await documentsMade(site);

  const delays: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) delays.push(await timeEdit(services, site.url, edit));
  print(
    "edit on the public page after",
    `${Math.round(median(delays))} ms (median of ${edits}, at most ${Math.round(Math.max(...delays))})`,
    "within 1000 ms",
  );

  const few = await timeApi(site.url);
  await addEntries(services, manyEntries);
  const many = await timeApi(site.url);
  for (const name of ["list", "item"] as const) {
    print(
      `${name}, a few and ${manyEntries} entries`,
      `${few[name].toFixed(2)} ms, ${many[name].toFixed(2)} ms, ratio ${(many[name] / few[name]).toFixed(2)}`,
      "ratio about 1",
    );
  }
  await stopSiteProcess(site);
  await services.close();
}

async function timeEdit({ context }: OpenedServices, origin: string, edit: number): Promise<number> {
  const address = { type: "news", key: "how-lfp-cells-age", language: "en" } as const;
  const { type, key, language } = contentEntry;
  const isIt = and(eq(type, address.type), eq(key, address.key), eq(language, address.language));
  const [row] = await context.database.select({ data: contentEntry.data, revision: contentEntry.revision }).from(contentEntry).where(isIt);
  const title = `Edit ${edit}`;
  await saveDraft(context, { ...address, data: { ...row?.data, title }, basedOn: row?.revision ?? 0 });
  const from = performance.now();
  await publishEntry(context, address);
  while (!(await (await fetch(`${origin}/en/explore/news/${address.key}`)).text()).includes(`>${title}<`));
  return performance.now() - from;
}

/** Medians in ms of uncached answers: the API is asked, which no page cache stands before. */
async function timeApi(origin: string): Promise<{ list: number; item: number }> {
  const time = async (path: string) => {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const from = performance.now();
      await (await fetch(`${origin}${path}`)).arrayBuffer();
      times.push(performance.now() - from);
    }
    return median(times);
  };
  return { list: await time("/api/news/list?page=1&size=24&websiteId=3"), item: await time("/api/news/how-lfp-cells-age?websiteId=3") };
}

export async function addEntries({ context }: OpenedServices, count: number): Promise<void> {
  await context.database.execute(sql`
    insert into ${contentEntry} (type, language, key, state, published_at, position, summary, data, title, revision, updated_at, updated_by)
    select type, language, key || '-' || n, state, published_at, position + n, summary, data, title || ' ' || n, revision, updated_at, updated_by
    from ${contentEntry}, generate_series(1, ${sql.raw(String(Math.ceil(count / 24)))}) as n where type = 'news'`);
  await context.database.execute(sql`analyze ${contentEntry}`);
}
