import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactAttachment, contactQuestion } from "#db/contact.ts";
import { contentEntry } from "#db/content.ts";
import { deleteExpiredQuestions } from "#domain/contact";
import { referencePattern } from "#domain/contact/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const person = { name: "Zoë", email: "zoe@example.com", message: "I repaired inverters for ten years." };
const pdf = (name = "resume.pdf") => new File([`%PDF-1.7 ${name}`], name, { type: "application/pdf" });

let visitors = 0;
function send(changes: Record<string, string>, files: readonly File[], { job = "service-technician", language = "en" as Language } = {}) {
  visitors += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...person, ...changes })) body.append(name, value);
  for (const file of files) body.append("attachments", file);
  const headers = { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${language}; locale=${languages[language].tag}` };
  return site.visit(localPath(language, `/join-us/${job}`), { method: "POST", body, headers }, `198.51.100.${visitors}`);
}
const readPage = async (path: string, language: Language = "en") =>
  site.visit(localPath(language, path), { headers: { cookie: `official_lang_cache@v1=${language}` } });
async function readNewest() {
  const [row] = await site.services.context.database.select().from(contactQuestion).orderBy(desc(contactQuestion.createdAt)).limit(1);
  return row!;
}

test.each(testedLanguages)("a job in %s has a page with its form, and no structured data as long as it is an example", async (language) => {
  const list = await (await readPage("/join-us", language)).text();
  expect(list).toContain(`href="${localPath(language, "/join-us/service-technician")}"`);
  const response = await readPage("/join-us/service-technician", language);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/>(Exemple|Example|Beispiel|示例)</);
  expect(html).toMatch(/<input\b[^>]*type="file"[^>]*accept="application\/pdf"|<input\b[^>]*accept="application\/pdf"[^>]*type="file"/);
  expect(html).not.toContain("JobPosting");
});

test("a job that does not exist is not found", async () => {
  expect((await readPage("/join-us/astronaut")).status).toBe(404);
});

test("a real job has structured data once it has the day of its publication", async () => {
  const { database } = site.services.context;
  const isJob = eq(contentEntry.key, "energy-data-internship");
  const rows = await database.select().from(contentEntry).where(isJob);
  for (const { id, data } of rows)
    await database
      .update(contentEntry)
      .set({ data: { ...data, sample: undefined, posted: "2026-11-02" } })
      .where(eq(contentEntry.id, id));
  const [, json] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(
    await (await readPage("/join-us/energy-data-internship?fresh", "de")).text(),
  )!;
  expect(JSON.stringify(JSON.parse(json!))).toContain('"@type":"JobPosting"');
  expect(json).toContain("2026-11-02");
});

test("an application is stored with its PDF and the title of the job in every language", async () => {
  const answer = await send({}, [pdf()], { language: "de" });
  const reference = new URL(answer.headers.get("location") ?? "", "http://site.test").searchParams.get("reference");
  expect([answer.status, reference]).toEqual([303, expect.stringMatching(referencePattern)]);
  const application = await readNewest();
  expect(application).toMatchObject({
    kind: "job",
    language: "de",
    company: "",
    telephone: "",
    details: { slug: "service-technician", titles: { en: "Service technician, home systems", de: expect.any(String) } },
  });
  const attachments = await site.services.context.database.select().from(contactAttachment);
  expect(attachments.filter(({ questionId }) => questionId === application.id)).toMatchObject([{ name: "resume.pdf" }]);
});

const jpeg = () => new File([Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex")], "photo.jpg");
test.each<[string, Record<string, string>, File[], string, string]>([
  ["name", { name: "" }, [pdf()], "Name required", "name"],
  ["email", { email: "zoe@" }, [pdf()], "Incorrect email format", "email"],
  ["telephone", { telephone: "later" }, [pdf()], "This is not a number of the chosen country.", "telephone"],
  ["missing document", {}, [], "Please add at least one document.", "attachments"],
  ["document that is no PDF", {}, [new File(["MZ"], "resume.exe")], "This file type is not accepted.", "attachments"],
])("an application with a wrong %s is refused and keeps other input", async (_, changes, files, text, focused) => {
  const answer = await send({ message: "Keep me", ...changes }, files);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text);
  expect(html).toContain("Keep me");
  expect(/<(?:input|select|textarea)\b[^>]*autofocus[^>]*>/i.exec(html)![0]).toContain(`name="${focused}"`);
});

test("an application with a picture is refused, because only PDF documents are accepted", async () => {
  const answer = await send({ message: "With a picture" }, [jpeg()]);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/Only PDF documents are accepted here\.|The file is damaged/);
});

test("closed applications are deleted after the time that the privacy policy of their language states", async () => {
  const { database } = site.services.context;
  await database.delete(contactQuestion);
  const addApplication = async (language: Language, state: "closed" | "open") => {
    await send({ email: `${language}.${state}@example.com` }, [pdf()], { language });
    await database
      .update(contactQuestion)
      .set({ state, changedAt: new Date("2026-01-31T12:00:00Z"), createdAt: new Date("2026-01-31T12:00:00Z") })
      .where(eq(contactQuestion.email, `${language}.${state}@example.com`));
  };
  for (const language of ["fr", "de"] as const) for (const state of ["closed", "open"] as const) await addApplication(language, state);
  const remaining = async (moment: string) => {
    await deleteExpiredQuestions({ ...site.services.context, clock: { now: () => new Date(moment) } });
    return (await database.select().from(contactQuestion)).map(({ email }) => email.replace("@example.com", "")).toSorted();
  };
  expect(await remaining("2026-07-31T11:00:00Z")).toEqual(["de.closed", "de.open", "fr.closed", "fr.open"]);
  expect(await remaining("2026-08-01T12:00:00Z")).toEqual(["de.open", "fr.closed", "fr.open"]);
  expect(await remaining("2028-02-01T12:00:00Z")).toEqual(["de.open", "fr.open"]);
  expect(await remaining("2029-02-01T12:00:00Z")).toEqual([]);
});
