import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEntry, saveDraft } from "#domain/content";
import { createPreviewPath, readEntry } from "#domain/editing";
import { newsData } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const localization = { type: "news", key: "not-public-yet", language: "de" } as const;
const title = "Noch nicht öffentlich";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const savedDraft = await saveDraft(site.services.context, { ...localization, basedOn: 0, data: newsData({ title }) });
  expect(savedDraft.ok).toBe(true);
});
afterAll(() => site.close());

const linkTo = (localization: { type: string; key: string; language: "de" | "fr" }) =>
  createPreviewPath(site.services.context, localization) ?? "";

test("the preview link shows an unpublished entry without publishing it", async () => {
  const address = linkTo(localization);
  expect((await site.visit(`/de/explore/news/${localization.key}`)).status).toBe(404);
  const previewPage = await site.visit(address);
  expect(previewPage.status).toBe(200);
  const html = await previewPage.text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>)*${title}`));
  expect(html).toContain('<html lang="de"');
  expect((await site.visit(`/de/explore/news/${localization.key}`)).status).toBe(404);
  expect(await (await site.visit("/de/explore/news")).text()).not.toContain(title);
});

test("the preview is uncacheable, not indexed and sends no referrer", async () => {
  const { headers } = await site.visit(linkTo(localization));
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
  const { search } = new URL(linkTo(localization), "http://site.test");
  for (const path of ["/de/explore/news", "/de/search", `/en/explore/news/${localization.key}`])
    expect((await site.visit(path + search)).status, path).toBe(404);
});

test("the preview of an entry without its own page shows its list", async () => {
  const data = { question: "Warum gerade so?", body: "Darum.", topic: "safety", order: 1, line: "residential" };
  const entry = { type: "faq", key: "asked-in-preview", language: "de" } as const;
  expect((await saveDraft(site.services.context, { ...entry, basedOn: 0, data })).ok).toBe(true);
  expect(await (await site.visit(linkTo(entry))).text()).toContain("Warum gerade so?");
});

test("the preview of a distributor shows the list page with its draft", async () => {
  const place = { latitude: 51, longitude: 9 };
  const data = { order: 9000, country: "DE", kind: "installer", lines: ["residential"], place, name: "Noch nicht da", city: "Kassel" };
  const entry = { type: "distributor", key: "installer-in-preview", language: "de" } as const;
  expect((await saveDraft(site.services.context, { ...entry, basedOn: 0, data })).ok).toBe(true);
  expect(await (await site.visit(linkTo(entry))).text()).toContain("Noch nicht da");
});

test.each([
  ["an upcoming", "2126-06-01T08:00", "2126-06-01T10:00"],
  ["a finished", "2020-06-01T08:00", "2020-06-01T10:00"],
])("the preview of %s event shows the tab with its draft", async (name, start, end) => {
  const data = {
    start,
    end,
    timeZone: "Europe/Berlin",
    sector: "residential",
    online: true,
    title: `Noch ${name} Termin`,
    place: "Web",
    lead: "L",
  };
  const entry = { type: "activity", key: `${name.replace(" ", "-")}-in-preview`, language: "de" } as const;
  expect((await saveDraft(site.services.context, { ...entry, basedOn: 0, data })).ok).toBe(true);
  const preview = await site.visit(linkTo(entry));
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain(`Noch ${name} Termin`);
  expect((await site.visit(`/de/explore/activity?event=${entry.key}`)).status).toBe(404);
});

test.each(["?preview=", "?preview=nothing", "?preview=AAAA"])("the preview answers 404 for an invalid token: %s", async (query) => {
  expect((await site.visit(`/de/explore/news/${localization.key}${query}`)).status).toBe(404);
});

test("the preview of an incomplete draft answers 409", async () => {
  const unfinished = { ...localization, key: "not-whole" };
  await saveDraft(site.services.context, { ...unfinished, basedOn: 0, data: { title: "Only a title" } });
  expect((await site.visit(linkTo(unfinished))).status).toBe(409);
});

test("the preview shows the scheduled change of an entry, or its newer draft", async () => {
  const { context } = site.services;
  const scheduled = { ...localization, key: "planned" };
  const save = (basedOn: number, word: string) => saveDraft(context, { ...scheduled, basedOn, data: newsData({ title: word }) });
  const readHeading = async () => /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(await (await site.visit(linkTo(scheduled))).text())?.[1];
  await save(0, "Now");
  await publishEntry(context, scheduled);
  await save(1, "Later");
  await publishEntry(context, { ...scheduled, at: new Date(context.clock.now().getTime() + 60_000) });
  expect(await readHeading()).toBe("Later");
  await save(2, "Draft");
  expect(await readHeading()).toBe("Draft");
  expect(await (await site.visit(`/de/explore/news/${scheduled.key}`)).text()).toContain("Now");
  await saveDraft(context, { ...scheduled, basedOn: 3, data: { title: "Half" } });
  expect((await site.visit(linkTo(scheduled))).status).toBe(409);
  expect((await readEntry(context, scheduled))?.editions[0]).toMatchObject({ plannedAt: expect.any(String) });
});

test.each([
  ["de", "Vorschau nicht verfügbar", "Einleitung", "Editor öffnen"],
  ["fr,en;q=0.5", "Aperçu non disponible", "Introduction", "Ouvrir l’éditeur"],
  ["es", "Preview not available", "Introduction", "Open the editor"],
])(
  "the preview lists missing fields for the browser language %s with an editor link",
  async (browserLanguage, heading, field, editorLink) => {
    const unfinished = { ...localization, key: "lacks-most" };
    await saveDraft(site.services.context, { ...unfinished, basedOn: 0, data: { title: "Only a title" } });
    const response = await site.visit(linkTo(unfinished), { headers: { "accept-language": browserLanguage } });
    const html = await response.text();
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(`<li>${field}</li>`);
    expect(html).toContain(`<a href="/admin#/content/news/lacks-most?left=de" target="_top">${editorLink}</a>`);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  },
);

test("the preview shows no consent bar", async () => {
  expect(await (await site.visit("/de")).text()).toContain('class="consent-bar"');
  const html = await (await site.visit(linkTo({ type: "product", key: "copia", language: "fr" }))).text();
  expect(html).toContain("<h1");
  expect(html).not.toContain('class="consent-bar"');
});
