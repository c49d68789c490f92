import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEntry, saveDraft } from "#domain/content";
import { previewPath, readEntry } from "#domain/editing";
import { newsData } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const edition = { type: "news", key: "not-public-yet", language: "de" } as const;
const title = "Noch nicht öffentlich";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const saved = await saveDraft(site.services.context, { ...edition, basedOn: 0, data: newsData({ title }) });
  expect(saved.ok).toBe(true);
});
afterAll(() => site.close());

const linkTo = (of: { type: string; key: string; language: "de" | "fr" }) => previewPath(site.services.context, of) ?? "";

test("the preview link shows an unpublished entry without publishing it", async () => {
  const address = linkTo(edition);
  expect((await site.visit(`/de/explore/news/${edition.key}`)).status).toBe(404);
  const shown = await site.visit(address);
  expect(shown.status).toBe(200);
  const html = await shown.text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>)*${title}`));
  expect(html).toContain('<html lang="de"');
  expect((await site.visit(`/de/explore/news/${edition.key}`)).status).toBe(404);
  expect(await (await site.visit("/de/explore/news")).text()).not.toContain(title);
});

test("the preview is uncacheable, not indexed and sends no referrer", async () => {
  const { headers } = await site.visit(linkTo(edition));
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

test("the preview shows the draft of a published entry, which stays unchanged", async () => {
  const entry = { type: "product", key: "copia", language: "fr" } as const;
  const french = (await readEntry(site.services.context, entry))?.editions.find(({ language }) => language === "fr");
  await saveDraft(site.services.context, {
    ...entry,
    basedOn: french?.revision ?? 0,
    data: { ...french?.data, lead: "Un tout nouveau chapeau." },
  });
  expect(await (await site.visit(linkTo(entry))).text()).toContain("Un tout nouveau chapeau.");
  expect(await (await site.visit("/products/copia")).text()).not.toContain("Un tout nouveau chapeau.");
});

test("the preview link works for its own page only", async () => {
  const { search } = new URL(linkTo(edition), "http://site.test");
  for (const path of ["/de/explore/news", "/de/search", `/en/explore/news/${edition.key}`])
    expect((await site.visit(path + search)).status, path).toBe(404);
});

test("the preview of an entry without its own page shows its list", async () => {
  const data = { question: "Warum gerade so?", body: "Darum.", topic: "safety", order: 1, line: "residential" };
  const entry = { type: "faq", key: "asked-in-preview", language: "de" } as const;
  expect((await saveDraft(site.services.context, { ...entry, basedOn: 0, data })).ok).toBe(true);
  expect(await (await site.visit(linkTo(entry))).text()).toContain("Warum gerade so?");
});

test.each(["?preview=", "?preview=nothing", "?preview=AAAA"])("the preview answers 404 for an invalid token: %s", async (query) => {
  expect((await site.visit(`/de/explore/news/${edition.key}${query}`)).status).toBe(404);
});

test("the preview of an incomplete draft answers 409", async () => {
  const unfinished = { ...edition, key: "not-whole" };
  await saveDraft(site.services.context, { ...unfinished, basedOn: 0, data: { title: "Only a title" } });
  expect((await site.visit(linkTo(unfinished))).status).toBe(409);
});

test("the preview shows the scheduled change of an entry, or its newer draft", async () => {
  const { context } = site.services;
  const planned = { ...edition, key: "planned" };
  const save = (basedOn: number, word: string) => saveDraft(context, { ...planned, basedOn, data: newsData({ title: word }) });
  const shown = async () => /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(await (await site.visit(linkTo(planned))).text())?.[1];
  await save(0, "Now");
  await publishEntry(context, planned);
  await save(1, "Later");
  await publishEntry(context, { ...planned, at: new Date(context.clock.now().getTime() + 60_000) });
  expect(await shown()).toBe("Later");
  await save(2, "Draft");
  expect(await shown()).toBe("Draft");
  expect(await (await site.visit(`/de/explore/news/${planned.key}`)).text()).toContain("Now");
  await saveDraft(context, { ...planned, basedOn: 3, data: { title: "Half" } });
  expect((await site.visit(linkTo(planned))).status).toBe(409);
  expect((await readEntry(context, planned))?.editions[0]).toMatchObject({ plannedAt: expect.any(String) });
});

test.each([
  ["de", "Vorschau nicht verfügbar", "Einleitung", "Editor öffnen"],
  ["fr,en;q=0.5", "Aperçu non disponible", "Introduction", "Ouvrir l’éditeur"],
  ["es", "Preview not available", "Introduction", "Open the editor"],
])("the preview lists missing fields for the browser language %s with an editor link", async (asked, heading, field, way) => {
  const unfinished = { ...edition, key: "lacks-most" };
  await saveDraft(site.services.context, { ...unfinished, basedOn: 0, data: { title: "Only a title" } });
  const response = await site.visit(linkTo(unfinished), { headers: { "accept-language": asked } });
  const html = await response.text();
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(`<li>${field}</li>`);
  expect(html).toContain(`<a href="/admin#/content/news/lacks-most?left=de" target="_top">${way}</a>`);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

test("the preview shows no consent bar", async () => {
  expect(await (await site.visit("/de")).text()).toContain('class="consent-bar"');
  const html = await (await site.visit(linkTo({ type: "product", key: "copia", language: "fr" }))).text();
  expect(html).toContain("<h1");
  expect(html).not.toContain('class="consent-bar"');
});
