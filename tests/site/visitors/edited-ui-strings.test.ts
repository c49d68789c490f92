import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestBrowser } from "../../support/test-api.ts";
import { readMailsTo, startMailServer, type MailServer } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { createStaffUser } from "../../support/staff.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const longestMs = 30_000;

let folder: string;
let server: MailServer;
let site: TestSite;
let editor: TestBrowser;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-replaced-texts-"));
  server = await startMailServer(folder);
  site = await openTestSite({ environment: { smtpUrl: new URL(server.url) }, makesDocuments: true });
  const { context } = site.services;
  ({ browser: editor } = await createStaffUser(context, openTestApi(context), "editor", ["de", "en", "cn"]));
});
afterAll(async () => {
  await site.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Replaces a UI string as an editor does in the back office: searches for its text, then saves another. */
async function replace(original: string, place: string, words: string, language: "de" | "en" | "cn" = "de"): Promise<void> {
  const query = new URLSearchParams({ q: original, language, place });
  const { texts } = (await editor.call(`/staff/texts?${query}`)).body.data as {
    texts: { key: string; texts: Partial<Record<string, { original: string }>> }[];
  };
  const uiString = texts.find((text) => text.texts[language]?.original === original);
  const change = { language, key: uiString?.key, was: null, words };
  expect(await editor.call("/staff/texts/replace", change)).toMatchObject({ body: { code: 200 } });
}

async function confirmationMailFor(from: string, language: string) {
  const question = { name: "Zoë", email: from, telephone: "0612345678", company: "private", message: "Why?" };
  const headers = { "content-type": "application/json", "accept-language": language };
  await site.visit("/api/contact/question", { method: "POST", body: JSON.stringify(question), headers }, "198.51.100.7");
  const { answer } = await poll(
    () => readMailsTo(folder, from),
    (mails) => mails.length > 0,
  );
  return answer[0]!;
}

async function textOf(document: string): Promise<string> {
  const response = await site.visit(`/documents/${document}.pdf`);
  if (response.headers.get("content-length") === "0") return "";
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

test("edited UI strings appear in mails of their language only", async () => {
  await replace("Ihre Frage ist eingegangen", "mail", "Schön, dass Sie fragen");
  await replace("Ihre Frage ist angekommen.", "mail", "Wir haben sie.");
  const german = await confirmationMailFor("zoe.de@visitor.example", "de");
  expect(german.subject).toBe("Schön, dass Sie fragen");
  expect(german.text).toMatch(/^Wir haben sie\./);
  expect(german.html).toContain(">Wir haben sie.</h1>");
  expect((await confirmationMailFor("zoe.en@visitor.example", "en-US")).subject).toBe("We have your question");
});

test(
  "edited UI strings appear in PDF documents and in the list of downloads",
  async () => {
    await replace("Hinweise zu diesem Blatt", "document", "Vor dem Gebrauch zu lesen");
    await replace("Werkzeug und Material", "document", "Vorher besorgen");
    await replace("Datenblatt {product}", "document", "Blatt zu {product}");
    const dataSheet = await poll(
      () => textOf("tianyuan-60k-data-sheet-de"),
      (text) => text.includes("Vor dem Gebrauch zu lesen"),
      longestMs,
    );
    expect(dataSheet.answer).toContain("Vor dem Gebrauch zu lesen");
    const guide = await poll(
      () => textOf("tianyuan-60k-quick-guide-de"),
      (text) => text.includes("Vorher besorgen"),
      longestMs,
    );
    expect(guide.answer).toContain("Vorher besorgen");
    const list = await (await site.visit("/api/download/list?websiteId=4")).text();
    expect(list).toContain("Blatt zu TIANYUAN 60k");
    expect(await textOf("tianyuan-60k-data-sheet-en")).not.toContain("Vor dem Gebrauch");
  },
  longestMs,
);

test("edited UI strings appear in the feed and on its page", async () => {
  await replace(
    "Neues von eCactus sowie Ratgeber zu Auswahl, Technik und Normen von Batteriespeichern, mit Quellen.",
    "page",
    "Alles über Speicher.",
  );
  expect(await (await site.visit("/feeds/de/news.xml")).text()).toContain("<subtitle>Alles über Speicher.</subtitle>");
  expect(await (await site.visit("/de/explore/news")).text()).toContain("Alles über Speicher.");
});

test("edited page titles are found and shown by the search", async () => {
  const findTitle = async (words: string) => {
    const body = await (await site.visit(`/api/search?${new URLSearchParams({ q: words, language: "de" })}`)).json();
    return (body.data as { type: string; path: string; title: string }[]).find(({ path: resultPath }) => resultPath === "/how-to-buy")
      ?.title;
  };
  expect(await findTitle("Bezugsquellen")).toBe("Bezugsquellen: Großhändler und Installateure");
  await replace("Bezugsquellen: Großhändler und Installateure", "page", "Handelspartner in Ihrer Nähe");
  expect(await findTitle("Handelspartner")).toBe("Handelspartner in Ihrer Nähe");
  expect(await (await site.visit("/de/search?q=Handelspartner")).text()).toContain("Handelspartner in Ihrer Nähe");
});

test("edited UI strings appear in the Open API console in the console's language", async () => {
  await replace("Four steps to the Open API", "page", "How to begin", "en");
  const headers = { cookie: editor.cookie() };
  const german = await (await site.visit("/de/platform/open-api/console", { headers })).text();
  expect(german).toContain("How to begin");
  expect(german).not.toContain("Four steps");
  expect(await (await site.visit("/cn/platform/open-api/console", { headers })).text()).not.toContain("How to begin");
});
