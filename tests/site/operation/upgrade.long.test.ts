import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRunningPostgres } from "#platform/database";
import { logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";
import { signUpForm } from "../../support/sign-up-form.ts";
import { buildOlderSite, hasCommit } from "../../support/older-site.ts";
import { findLink, waitForSentMails } from "../../support/sent-mails.ts";
import { solveCaptcha, withSiteDatabase } from "../../support/solve-captcha.ts";
import { queryDatabase } from "../../support/test-database.ts";

/** Last commit before the editor kept server state only in its query cache. */
const olderCommit = "7da90bb27b29f501b4282415fdbd253b291a1ba3";
const questions = 40;
const editedLead = "An editor changed this text before the upgrade.";

const isAvailable = hasCommit(olderCommit);
if (!isAvailable) console.info(`The upgrade is not tested: this clone lacks the commit ${olderCommit}.`);

type Envelope = { code: number; reason?: string; data: unknown };

/** Calls a site with a cookie jar, each time from a new client address. */
function openCaller(site: () => SiteProcess) {
  const jar = new Map<string, string>();
  let callCount = 0;
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    callCount += 1;
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "accept-language": "en-US", "x-forwarded-for": `10.9.${callCount >> 8}.${callCount & 255}`, ...init.headers };
    const response = await fetch(new URL(address, site().url), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const callApi = async (address: string, body?: object, headers: Record<string, string> = {}): Promise<Envelope> => {
    const post = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
    return (await (await send(`/api${address}`, post)).json()) as Envelope;
  };
  return { send, call: callApi, jar };
}

describe.skipIf(!isAvailable)("upgrade of the data of an earlier version", () => {
  let folder: string;
  let older: string;
  let site: SiteProcess;
  const visitor = openCaller(() => site);
  const form = signUpForm({ email: "upgraded@site.test", username: "Upgraded.One" });
  const [subscriber, unsubscriber] = ["stays@site.test", "leaves@site.test"];
  let unsubscribeLink: URL;
  let imagesBefore: string[];

  const dataDir = () => path.join(folder, "data");
  const start = (from?: string) => startSiteProcess({ DATA_DIR: dataDir(), TRUSTED_PROXY: "127.0.0.1" }, from);
  const query = async (text: string) => queryDatabase((await findRunningPostgres(dataDir()))!, text);
  const accept = async (address: string, body: object, headers?: Record<string, string>) =>
    expect(await visitor.call(address, body, headers), address).toMatchObject({ code: 200 });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-upgrade-"));
    // Allow another user to enter the folder: as root, the tests run PostgreSQL as another user.
    await chmod(folder, 0o755);
    older = await buildOlderSite(olderCommit);
    site = await start(older);
    await askQuestions();
    unsubscribeLink = await subscribe(unsubscriber);
    await subscribe(subscriber);
    await signUp();
    await editProduct();
    imagesBefore = imagesOf(await readProduct());
    await stopSiteProcess(site);
    site = await start();
  });
  afterAll(async () => {
    if (site) await stopSiteProcess(site);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    if (older) await rm(older, { recursive: true, force: true });
  });

  const readProduct = async () => (await visitor.send("/en/products/copia")).text();
  const imagesOf = (page: string) => [...new Set(Array.from(page.matchAll(/\/media\/([a-z0-9]+)-\d+\./g), ([, name]) => name!))].toSorted();

  async function askQuestions(): Promise<void> {
    for (let number = 0; number < questions; number += 1) {
      const sender = { name: "A visitor", email: `sender${number}@example.com`, telephone: "+33612345678", company: "private" };
      await accept("/contact/question", { ...sender, message: `Question ${number}` });
    }
  }

  async function subscribe(email: string): Promise<URL> {
    await accept("/newsletter/subscribe", { email, consent: true });
    const [mail] = await waitForSentMails(dataDir(), email, 1);
    const token = new URL(findLink(mail!, "/newsletter/confirm")).searchParams.get("token");
    await accept("/newsletter/confirm", { token });
    const mails = await waitForSentMails(dataDir(), email, 2);
    const links = mails.map(({ text = "" }) => /https?:\/\/\S+\/newsletter\/unsubscribe\S*/.exec(text)?.[0]);
    return new URL(links.find((link) => link !== undefined)!);
  }

  async function signUp(): Promise<void> {
    const { token, cookie } = await withSiteDatabase((database) => solveCaptcha(visitor.send, database), dataDir());
    await accept("/account/code", { email: form.email, purpose: "signUp", captcha: token }, { cookie });
    const [mail] = await waitForSentMails(dataDir(), form.email, 1);
    await accept("/account/sign-up", { ...form, code: /\d{6}/.exec(mail!.subject!)![0] });
  }

  /** Changes and publishes a product of the shipped content, as an editor does. */
  async function editProduct(): Promise<void> {
    const editor = openCaller(() => site);
    const request = {
      post: (url: string, { data, headers }: { data: object; headers: Record<string, string> }) =>
        editor.send(url, { method: "POST", body: JSON.stringify(data), headers: { ...headers, "content-type": "application/json" } }),
    };
    await logInAsStaff(request, { origin: site.url, dataDir: dataDir(), role: "editor", folder: older });
    const address = { type: "product", key: "copia", language: "en" };
    const { data: entry } = (await editor.call("/staff/content/product/copia")) as {
      data: { editions: { language: string; revision: number; data: object }[] };
    };
    const localization = entry.editions.find(({ language }) => language === "en")!;
    const origin = { origin: site.url };
    const draft = { ...address, data: { ...localization.data, lead: editedLead }, basedOn: localization.revision };
    expect(await editor.call("/staff/content/save", draft, origin)).toMatchObject({ code: 200 });
    expect(await editor.call("/staff/content/publish", { editions: [address] }, origin)).toMatchObject({ code: 200 });
  }

  test("keeps every question", async () => {
    const rows = await query("select message from contact_question");
    expect(rows.map(({ message }) => message).toSorted()).toEqual(Array.from({ length: questions }, (_, n) => `Question ${n}`).toSorted());
  });

  test("keeps sessions and passwords", async () => {
    expect(await visitor.call("/account/me")).toMatchObject({ code: 200, data: { email: form.email } });
    const otherCaller = openCaller(() => site);
    expect(await otherCaller.call("/account/me")).toMatchObject({ code: 401 });
    expect(await otherCaller.call("/account/login", { login: form.username, password: goodPassword, agree: true })).toMatchObject({
      code: 200,
    });
    expect(await otherCaller.call("/account/me")).toMatchObject({ code: 200, data: { email: form.email } });
  });

  test("keeps the changes of an editor and the images of the product", async () => {
    const page = await readProduct();
    expect(page).toContain(editedLead);
    expect(imagesBefore.length).toBeGreaterThan(3);
    expect(imagesOf(page)).toEqual(imagesBefore);
  });

  test("keeps subscribers, and the unsubscribe link of an old mail ends its subscription", async () => {
    const readStates = async () =>
      Object.fromEntries((await query("select email, state from newsletter_subscriber")).map(({ email, state }) => [email, state]));
    expect(await readStates()).toEqual({ [subscriber]: "confirmed", [unsubscriber]: "confirmed" });
    const answer = await visitor.send(unsubscribeLink.pathname + unsubscribeLink.search, {
      method: "POST",
      body: new URLSearchParams({ token: unsubscribeLink.searchParams.get("token")! }),
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(303);
    expect(await readStates()).toEqual({ [subscriber]: "confirmed", [unsubscriber]: "unsubscribed" });
  });

  test.each(["/", "/en", "/cn/products", "/au/support-center/faqs", "/de/explore/news"])("answers %s", async (address) => {
    expect((await openCaller(() => site).send(address)).status).toBe(200);
  });
});
