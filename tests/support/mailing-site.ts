import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Email } from "postal-mime";
import { afterEach, beforeEach, expect, inject } from "vitest";
import type { Environment } from "#server/environment.ts";
import { copyDataDir, fillDataDir } from "./filled-data-dir.ts";
import { readMailsTo, startMailServer, type MailServer } from "./mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";
import { listen, openTestSite } from "./test-site.ts";

export const companyAddress = "contact@ecactus.example";
export const addressFor = (message: string) => `zoe.${message.toLowerCase().replaceAll(/[^a-z]/g, "")}@example.com`;

const filledDataDir = inject("filledDataDir");
let folder: string;
let sites: (() => Promise<void>)[];
let servers: MailServer[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-"));
  sites = [];
  servers = [];
});
afterEach(async () => {
  await Promise.all(sites.map((stop) => stop()));
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

export const mailFolder = () => path.join(folder, "inbox");
export const dataDir = () => folder;

export async function startTestMailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(mailFolder(), port);
  servers.push(server);
  return server;
}

export async function startMailingSite(variables: Record<string, string> = {}): Promise<SiteProcess> {
  if (sites.length === 0) {
    await fillDataDir(filledDataDir);
    await copyDataDir(filledDataDir, folder);
  }
  const site = await startSiteProcess({ DATA_DIR: folder, ...variables });
  sites.push(() => stopSiteProcess(site));
  return site;
}

/** Opens the site in this process instead of a separate one. */
export async function openMailingSite(environment: Partial<Environment>): Promise<Pick<SiteProcess, "url">> {
  const site = await openTestSite({ environment });
  const { origin, close } = await listen(site);
  sites.push(async () => {
    await close();
    await site.close();
  });
  return { url: origin };
}

/** Sends a question. The sender's address is derived from the text, because the confirmation mail does not repeat the text. */
export async function sendQuestion({ url }: Pick<SiteProcess, "url">, message: string): Promise<void> {
  const body = JSON.stringify({ name: "Zoë", email: addressFor(message), telephone: "0612345678", company: "private", message });
  const response = await fetch(`${url}/api/contact/question`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "accept-language": "fr" },
  });
  expect(await response.json()).toMatchObject({ code: 200 });
}

/** Waits for a mail to an address that contains the text; returns the newest one. */
export async function waitForMail(address: string, text = ""): Promise<Email> {
  const find = async () => (await readMailsTo(mailFolder(), address)).findLast((mail) => mail.text?.includes(text));
  const { answer } = await poll(find, (mail) => mail !== undefined);
  if (!answer) throw new Error(`No mail to ${address} has arrived`);
  return answer;
}
