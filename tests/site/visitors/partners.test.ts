import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactAttachment, contactQuestion } from "#db/contact.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const completeApplication = {
  company: "Solaire du Rhône",
  registration: "SIREN 000 000 000",
  roles: ["distributor", "installer"],
  country: "FR",
  region: "Auvergne-Rhône-Alpes",
  city: "Lyon",
  lines: ["residential"],
  years: "12",
  installations: "１，４００",
  manufacturers: "Onduleurs de trois marques",
  name: "Zoë",
  email: "zoe@example.com",
  telephone: "+33 6 12 34 56 78",
  website: "solaire.example",
  message: "Un entrepôt à Lyon.",
  consent: "true",
};
type Fields = Record<string, string | string[] | undefined>;

/** Submits the form as a browser without JavaScript does. */
function send(changes: Fields, path = "/partners") {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries<string | string[] | undefined>({ ...completeApplication, ...changes }))
    for (const value of [values ?? []].flat()) body.append(name, value);
  return site.visit(path, { method: "POST", body, headers: { "sec-fetch-site": "same-origin" } });
}
const readApplications = () => site.services.context.database.select().from(contactQuestion);

test("a partner application without JavaScript is stored and redirects to a confirmation", async () => {
  const answer = await send({});
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/partners\?result=sent&reference=\d{6}-[0-9A-F]{6}$/);
  expect(await readApplications()).toMatchObject([
    {
      kind: "partner",
      language: "fr",
      name: "Zoë",
      company: "Solaire du Rhône",
      email: "zoe@example.com",
      telephone: "+33 6 12 34 56 78",
      country: "FR",
      message: "Un entrepôt à Lyon.",
      details: {
        place: { name: "Lyon", region: "Auvergne-Rhône-Alpes", country: "FR" },
        registration: "SIREN 000 000 000",
        roles: ["distributor", "installer"],
        lines: ["residential"],
        years: 12,
        installations: 1400,
        manufacturers: "Onduleurs de trois marques",
        website: "https://solaire.example",
        status: "received",
        consent: "2026-11",
      },
    },
  ]);
  expect(await (await site.visit("/de/partners?result=sent")).text()).toContain("Ihre Bewerbung ist angekommen.");
});

test.each([
  ["company", "", "Company required"],
  ["registration", "", "Field required"],
  ["roles", [], "Field required"],
  ["roles", ["customer"], "Please choose an option from the list."],
  ["country", "", "Field required"],
  ["region", "", "Field required"],
  ["city", "", "Field required"],
  ["lines", [], "Field required"],
  ["years", "twelve", "This must be a whole number in the allowed range."],
  ["years", "1200", "This must be a whole number in the allowed range."],
  ["name", "", "Name required"],
  ["email", "zoe", "Incorrect email format"],
  ["telephone", "", "Telephone required"],
  ["website", "not a page", "This must be a whole web address that begins with https://."],
  ["consent", undefined, "Please agree to the storage of your request."],
] as const)("the partner form marks a wrong %s such as %j and keeps other input", async (name, value, text) => {
  const before = (await readApplications()).length;
  const answer = await send({ message: "Keep me", [name]: typeof value === "object" ? [...value] : value }, "/en/partners");
  expect(answer.status).toBe(422);
  const html = /<main[\s\S]*<\/main>/.exec(await answer.text())![0];
  expect(Array.from(html.matchAll(/<strong\b[^>]*text-danger[^>]*>([^<]*)</g), ([, error]) => error)).toEqual([text]);
  expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]*\\bname="${name}"[^>]*>`));
  expect(html).toContain("Keep me");
  const boxes = Array.from(html.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g), ([box]) => box).filter((box) => /\bchecked=/.test(box));
  if (name !== "roles")
    expect(boxes.map((box) => /value="([^"]+)"/.exec(box)![1])).toEqual(expect.arrayContaining(completeApplication.roles));
  expect(await readApplications()).toHaveLength(before);
});

test("the partner form accepts an application without its optional fields", async () => {
  const answer = await send({ years: "", installations: "", manufacturers: "", website: "", message: "", email: "short@example.com" });
  expect(answer.status).toBe(303);
});

test("the partner form preselects the role named in its address", async () => {
  const html = await (await site.visit("/cn/partners?role=installer")).text();
  expect(/<input\b[^>]*value="installer"[^>]*>/.exec(html)![0]).toMatch(/\bchecked=/);
  expect(/<input\b[^>]*value="epc"[^>]*>/.exec(html)![0]).not.toMatch(/\bchecked=/);
});

describe("attachments of a partner application", () => {
  const pdfFile = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: "application/pdf" });
  function sendFiles(files: readonly File[], changes: Fields) {
    const body = new FormData();
    for (const [name, values] of Object.entries<string | string[] | undefined>({ ...completeApplication, ...changes }))
      for (const value of [values ?? []].flat()) body.append(name, value);
    for (const file of files) body.append("attachments", file);
    return site.visit("/en/partners", { method: "POST", body, headers: { "sec-fetch-site": "same-origin" } });
  }
  const storedAttachments = () => site.services.context.database.select().from(contactAttachment);

  test("are stored with the application", async () => {
    expect((await sendFiles([pdfFile("extract.pdf"), pdfFile("references.pdf")], { email: "papers@example.com" })).status).toBe(303);
    const [application] = (await readApplications()).filter(({ email }) => email === "papers@example.com");
    expect(application?.details).toMatchObject({ roles: ["distributor", "installer"], lines: ["residential"] });
    expect((await storedAttachments()).filter(({ questionId }) => questionId === application?.id).map(({ name }) => name)).toEqual([
      "extract.pdf",
      "references.pdf",
    ]);
  });

  test("are kept when another field is invalid", async () => {
    const response = await sendFiles([pdfFile("register.pdf")], { email: "again@example.com", city: "" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("register.pdf");
    const keptAttachments = /name="brought" value="([^"]*)"/.exec(html)![1]!.replaceAll("&quot;", '"');
    expect((await sendFiles([], { email: "again@example.com", brought: keptAttachments })).status).toBe(303);
    const [application] = (await readApplications()).filter(({ email }) => email === "again@example.com");
    expect(await storedAttachments()).toContainEqual(expect.objectContaining({ questionId: application?.id, name: "register.pdf" }));
  });

  test("are rejected for unsupported files without losing other input", async () => {
    const answer = await sendFiles([new File(["MZ a program"], "register.pdf")], { email: "program@example.com" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("program@example.com");
    expect(html).toMatch(/value="distributor"[^>]* checked|checked=""[^>]* value="distributor"/);
    expect((await readApplications()).some(({ email }) => email === "program@example.com")).toBe(false);
  });
});
