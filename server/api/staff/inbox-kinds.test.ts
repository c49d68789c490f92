import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseQuestions, exportQuestions, submitQuestion } from "#domain/contact";
import { referenceOf, referencePattern, type SenderThread } from "#domain/contact/schema";
import type { FilterChoices, InboxExport, Inbox, Thread } from "#domain/inbox/schema";
import type { TypedRequest } from "#domain/request-kinds/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
});
afterAll(() => context.close());

const lyon = { name: "Lyon", region: "Auvergne-Rhône-Alpes", country: "FR", latitude: 45.76, longitude: 4.84 };
const unknown = { name: "Trifouilly", region: null, country: null, latitude: null, longitude: null };
const installer = {
  kind: "installer",
  details: {
    place: lyon,
    use: "residential",
    configuration: { text: "AGAVE-TH, 5 modules", path: "/products/agave-th?modules=5" },
    selection: {
      product: { slug: "myrtillo", names: { en: "MYRTILLO" }, stack: { modules: 3, towers: 2 } },
      calculation: {
        model: "site",
        inputs: { peak: 210, limit: 150, hours: 1.5 },
        results: { units: 1, installed: 62.5, nominal: 100 },
      },
    },
    consent: "2026-11",
  },
} satisfies TypedRequest;
const partner = {
  kind: "partner",
  details: { place: unknown, roles: ["installer", "epc"], website: "https://soleil.example", registration: "RCS 1" },
} satisfies TypedRequest;

const project = {
  kind: "project",
  details: { power: 2500, energy: 5000, connection: "medium", services: ["sizing", "supply"], wantedOn: "2027-06-01", consent: "2026-11" },
} satisfies TypedRequest;
const job = { kind: "job", details: { slug: "service-technician", titles: { en: "Service technician" } } } satisfies TypedRequest;

const list = async (query: string) => (await support.browser.call(`/staff/inbox?${query}`)).body.data as Inbox;
const thread = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
let requestCount = 0;
async function send(request: TypedRequest, changes: object = {}, language: Language = "en") {
  requestCount += 1;
  const email = `sender${requestCount}@site.test`;
  const country = request.kind === "installer" || request.kind === "partner" ? (request.details.place.country ?? undefined) : undefined;
  const question = { name: "Zoë", country, email, telephone: "", company: "", message: "", problemType: undefined, ...changes };
  const { id } = await submitQuestion(context, { question, request, language });
  return { id, email };
}
async function readSenderThread(email: string): Promise<SenderThread> {
  const link = (await readQueuedMails(context, email)).at(-1)!.data.link!;
  const token = new URL(link, "http://site.test").searchParams.get("token");
  return (await site.open().call(`/contact/thread?token=${token}`)).body.data as SenderThread;
}

describe("request with details", () => {
  test.each([installer, partner, project, job])("of kind $kind reaches staff unchanged", async (request) => {
    const { id } = await send(request);
    expect((await thread(id)).request).toEqual(request);
    expect((await list(`kind=${request.kind}`)).rows.map((row) => [row.id, row.request])).toContainEqual([id, request]);
  });

  test("is not duplicated when resubmitted, unless its place differs", async () => {
    const message = "Twice";
    const email = "twice@site.test";
    const first = await send(installer, { message, email });
    expect((await send(installer, { message, email })).id).toBe(first.id);
    const elsewhere = { ...installer, details: { ...installer.details, place: unknown } };
    expect((await send(elsewhere, { message, email })).id).not.toBe(first.id);
  });

  test("can be filtered by kind, country, region and words of its details", async () => {
    const message = "Found by";
    const ids = [(await send(installer, { message })).id, (await send(partner, { message, country: "DE" })).id];
    await site
      .open()
      .call("/contact/question", { name: "Q", telephone: "0612345678", company: "C", email: "q@site.test", message, country: "FR" });
    const findIndexes = async (query: string) => (await list(`${query}&words=found by`)).rows.map(({ id }) => ids.indexOf(id)).toSorted();
    expect(await findIndexes("kind=installer")).toEqual([0]);
    expect(await findIndexes("kind=partner")).toEqual([1]);
    expect(await findIndexes("kind=question")).toEqual([-1]);
    expect(await findIndexes("country=FR")).toEqual([-1, 0]);
    expect(await findIndexes(`region=${encodeURIComponent(lyon.region)}`)).toEqual([0]);
    expect((await list("words=trifouilly")).rows.map(({ id }) => id)).toContain(ids[1]);
    expect((await support.browser.call("/staff/inbox?kind=lost")).body.reasons).toEqual({ kind: "unknownChoice" });
    const choices = (await support.browser.call("/staff/inbox/choices")).body.data as FilterChoices;
    expect(choices).toMatchObject({ countries: ["DE", "FR"], regions: [{ country: "FR", region: lyon.region }] });
  });

  test("is found by the number that its sender quotes", async () => {
    const { id } = await send(project);
    const reference = referenceOf({ id, createdAt: context.clock.now() });
    expect((await list(`words=${reference.toLowerCase()}`)).rows.map((row) => row.id)).toEqual([id]);
    expect((await list(`words=${reference.slice(0, 7)}000000`)).rows).toEqual([]);
  });

  test("is in the inbox export with its details", async () => {
    const { email } = await send(installer);
    const inboxExport = (await support.browser.call(`/staff/inbox/export?words=${email}`)).body.data as InboxExport;
    expect(inboxExport).toMatchObject([{ email, request: installer }]);
  });
});

test("request details are part of the sender's data and are erased with it", async () => {
  const { id, email } = await send(installer);
  expect(await exportQuestions(context, email)).toMatchObject([installer]);
  await context.database.transaction((transaction) => eraseQuestions(transaction, email));
  expect(await exportQuestions(context, email)).toEqual([]);
  expect((await support.browser.call(`/staff/inbox/questions/${id}`)).status).toBe(404);
});

describe("request mails", () => {
  test.each(languageCodes)("in %s show nothing of the request before the company answers", async (language) => {
    for (const request of [installer, partner, project, job]) {
      const { id, email } = await send(request, { message: "Buy at evil.example", name: "You have won" }, language);
      const mails = await readQueuedMails(context, email);
      expect(mails).toMatchObject([{ name: `${request.kind}Received`, language }]);
      expect(JSON.stringify(mails)).not.toMatch(/evil|have won|Lyon|Trifouilly/);
      expect(await readSenderThread(email)).toEqual({
        createdAt: expect.any(String),
        reference: expect.stringMatching(referencePattern),
        kind: request.kind,
        company: "",
        answerBy: "2026-05-08T12:00:00.000Z",
        request: null,
        problemType: null,
        state: "open",
        messages: [],
      });
      await support.browser.call("/staff/inbox/reply", { id, text: "Soon.", seen: 0, state: "answered" });
      expect(await readSenderThread(email)).toMatchObject({ request, messages: [{ text: "Buy at evil.example" }, { text: "Soon." }] });
    }
  });

  test("reach the company with all details and the subject of the kind", async () => {
    const { id, email } = await send(installer, {}, "de");
    const mail = (await readQueuedMails(context)).find(({ replyTo }) => replyTo === email);
    expect(mail).toMatchObject({
      name: "installerForUs",
      subject: { name: "installer", language: "de" },
      data: {
        values: { name: "Zoë", detail: "Lyon, Auvergne-Rhône-Alpes, France" },
        fields: {
          details:
            "Place: Lyon, Auvergne-Rhône-Alpes, France\nWhat for: A home\nConfiguration: AGAVE-TH, 5 modules\n" +
            "Product: MYRTILLO, 2\u00a0towers of 3\u00a0modules, 29.94\u00a0kWh\n" +
            "Calculation: Peak shaving: peak load 210\u00a0kW, limit 150\u00a0kW, duration 1.5\u00a0h\n" +
            "Result: 1\u00a0unit, installed power 62.5\u00a0kW, battery 100\u00a0kWh",
        },
        link: `/admin#/inbox/${id}`,
      },
    });
  });

  test("about a follow-up message name the kind of request", async () => {
    const { email } = await send(installer);
    const link = (await readQueuedMails(context, email)).at(-1)!.data.link!;
    const token = new URL(link, "http://site.test").searchParams.get("token");
    await site.open().call("/contact/thread", { token, message: "On the ground floor" });
    expect((await readQueuedMails(context)).at(-1)).toMatchObject({
      name: "questionContinued",
      data: { values: { name: "Zoë", sender: "Zoë, Installer wanted" }, fields: { message: "On the ground floor" } },
    });
    expect((await readSenderThread(email)).messages).toMatchObject([{ text: "On the ground floor" }]);
  });
});
