import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRunningPostgres } from "#platform/database";
import { logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";
import { signUpForm } from "../../support/account.ts";
import { buildOlderSite, hasCommit } from "../../support/older-site.ts";
import { linkIn, mailsTo } from "../../support/sent-mails.ts";
import { captchaToken, withSiteDatabase } from "../../support/solve-captcha.ts";
import { queryDatabase } from "../../support/test-database.ts";

/** The version whose data is upgraded: the last one before the editor used the query cache as its only copy of the server's state. */
const olderCommit = "7da90bb27b29f501b4282415fdbd253b291a1ba3";
const questions = 40;
const editedLead = "An editor changed this text before the upgrade.";

const isAvailable = hasCommit(olderCommit);
if (!isAvailable) console.info(`The upgrade is not tested: this clone lacks the commit ${olderCommit}.`);

type Envelope = { code: number; reason?: string; data: unknown };

/** Calls a site with cookies of its own, each time from another address. */
function openCaller(site: () => SiteProcess) {
  const jar = new Map<string, string>();
  let calls = 0;
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    calls += 1;
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "accept-language": "en-US", "x-forwarded-for": `10.9.${calls >> 8}.${calls & 255}`, ...init.headers };
    const response = await fetch(new URL(address, site().url), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const call = async (address: string, body?: object, headers: Record<string, string> = {}): Promise<Envelope> => {
    const post = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
    return (await (await send(`/api${address}`, post)).json()) as Envelope;
  };
  return { send, call, jar };
}

describe.skipIf(!isAvailable)("upgrade of the data of an earlier version", () => {
  let folder: string;
  let older: string;
  let site: SiteProcess;
  const visitor = openCaller(() => site);
  const form = signUpForm({ email: "upgraded@site.test", username: "Upgraded.One" });
  const [subscriber, leaver] = ["stays@site.test", "leaves@site.test"];
  let unsubscribeLink: URL;
  let imagesBefore: string[];

  const dataDir = () => path.join(folder, "data");
  const start = (from?: string) => startSiteProcess({ DATA_DIR: dataDir(), TRUSTED_PROXY: "127.0.0.1" }, from);
  const query = async (text: string) => queryDatabase((await findRunningPostgres(dataDir()))!, text);
  const accept = async (address: string, body: object, headers?: Record<string, string>) =>
    expect(await visitor.call(address, body, headers), address).toMatchObject({ code: 200 });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-upgrade-"));
    // As root, PostgreSQL runs as another user, which needs access to this folder.
    await chmod(folder, 0o755);
    older = await buildOlderSite(olderCommit);
    site = await start(older);
    await askQuestions();
    unsubscribeLink = await subscribe(leaver);
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
  /** Names of the images of a page, which follow from their content. */
  const imagesOf = (page: string) => [...new Set(Array.from(page.matchAll(/\/media\/([a-z0-9]+)-\d+\./g), ([, name]) => name!))].toSorted();

  async function askQuestions(): Promise<void> {
    for (let number = 0; number < questions; number += 1) {
      const sender = { name: "A visitor", email: `sender${number}@example.com`, telephone: "+33612345678", company: "private" };
      await accept("/contact/question", { ...sender, message: `Question ${number}` });
    }
  }

  /** Returns the link of the welcome mail that ends the subscription. */
  async function subscribe(email: string): Promise<URL> {
    await accept("/newsletter/subscribe", { email, consent: true });
    const [mail] = await mailsTo(dataDir(), email, 1);
    const token = new URL(linkIn(mail!, "/newsletter/confirm")).searchParams.get("token");
    await accept("/newsletter/confirm", { token });
    const mails = await mailsTo(dataDir(), email, 2);
    const links = mails.map(({ text = "" }) => /https?:\/\/\S+\/newsletter\/unsubscribe\S*/.exec(text)?.[0]);
    return new URL(links.find((link) => link !== undefined)!);
  }

  async function signUp(): Promise<void> {
    const { token, cookie } = await withSiteDatabase((database) => captchaToken(visitor.send, database), dataDir());
    await accept("/account/code", { email: form.email, purpose: "signUp", captcha: token }, { cookie });
    const [mail] = await mailsTo(dataDir(), form.email, 1);
    await accept("/account/sign-up", { ...form, code: /\d{6}/.exec(mail!.subject!)![0] });
  }

  /** An editor changes and publishes a product that came with the site. */
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
    const edition = entry.editions.find(({ language }) => language === "en")!;
    const origin = { origin: site.url };
    const work = { ...address, data: { ...edition.data, lead: editedLead }, basedOn: edition.revision };
    expect(await editor.call("/staff/content/save", work, origin)).toMatchObject({ code: 200 });
    expect(await editor.call("/staff/content/publish", { editions: [address] }, origin)).toMatchObject({ code: 200 });
  }

  test("keeps every question", async () => {
    const rows = await query("select message from contact_question");
    expect(rows.map(({ message }) => message).toSorted()).toEqual(Array.from({ length: questions }, (_, n) => `Question ${n}`).toSorted());
  });

  test("keeps sessions and passwords", async () => {
    expect(await visitor.call("/account/me")).toMatchObject({ code: 200, data: { email: form.email } });
    const other = openCaller(() => site);
    expect(await other.call("/account/me")).toMatchObject({ code: 401 });
    expect(await other.call("/account/login", { login: form.username, password: goodPassword, agree: true })).toMatchObject({ code: 200 });
    expect(await other.call("/account/me")).toMatchObject({ code: 200, data: { email: form.email } });
  });

  test("keeps what an editor changed, with the images of the product", async () => {
    const page = await readProduct();
    expect(page).toContain(editedLead);
    expect(imagesBefore.length).toBeGreaterThan(3);
    expect(imagesOf(page)).toEqual(imagesBefore);
  });

  test("keeps subscribers, and the unsubscribe link of an old mail ends its subscription", async () => {
    const states = async () =>
      Object.fromEntries((await query("select email, state from newsletter_subscriber")).map(({ email, state }) => [email, state]));
    expect(await states()).toEqual({ [subscriber]: "confirmed", [leaver]: "confirmed" });
    const answer = await visitor.send(unsubscribeLink.pathname + unsubscribeLink.search, {
      method: "POST",
      body: new URLSearchParams({ token: unsubscribeLink.searchParams.get("token")! }),
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.status).toBe(303);
    expect(await states()).toEqual({ [subscriber]: "confirmed", [leaver]: "unsubscribed" });
  });

  test.each(["/", "/en", "/cn/products", "/au/support-center/faqs", "/de/explore/news"])("answers %s", async (address) => {
    expect((await openCaller(() => site).send(address)).status).toBe(200);
  });
});
