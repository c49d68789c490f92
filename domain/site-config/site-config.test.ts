import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteConfigRevision } from "#db/site-config.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../context.ts";
import { saveSiteConfig } from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const importActor = { kind: "system", name: "import" } as const;
const ana = { kind: "staff", id: "ana" } as const;
const ben = { kind: "staff", id: "ben" } as const;
const configKey = "de-DE";
const canBeClosed = (path: string) => path === "/products";

const revisions = async () => {
  const rows = await context.database
    .select()
    .from(siteConfigRevision)
    .where(eq(siteConfigRevision.configKey, configKey))
    .orderBy(asc(siteConfigRevision.revision));
  return rows.map(({ revision, author, site, copy }) => ({ revision, author, phone: site.phone, copy }));
};
const save = (actor: typeof ana | typeof ben, site: { brand: string; phone?: string; maintenance?: string[] }, copy = {}) =>
  saveSiteConfig(withActor(context, actor), { configKey, config: { site, copy }, canBeClosed });

test("the site config stores each accepted save as a revision with its author", async () => {
  const [first, ...others] = await revisions();
  expect([first?.revision, first?.author, others]).toEqual([1, importActor, []]);
  expect(await save(ana, { brand: "eCactus", phone: "+49 1" })).toEqual({ ok: true });
  expect(await save(ben, { brand: "eCactus", maintenance: ["/elsewhere"] })).toEqual({ ok: false, reason: "invalidData" });
  expect(await save(ben, { brand: "eCactus", phone: "+49 2" }, { "home.title": "Ein Titel" })).toEqual({ ok: true });
  expect(await revisions()).toEqual([
    first,
    { revision: 2, author: ana, phone: "+49 1", copy: {} },
    { revision: 3, author: ben, phone: "+49 2", copy: { "home.title": "Ein Titel" } },
  ]);
});

test("the site config stores concurrent saves as separate revisions", async () => {
  const before = await revisions();
  await Promise.all(Array.from({ length: 8 }, (_, index) => save(ana, { brand: "eCactus", phone: `+49 ${index}` })));
  const after = await revisions();
  expect(after.slice(before.length).map(({ revision }) => revision - before.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
