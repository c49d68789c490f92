import type { BrowserContext, Page } from "@playwright/test";
import { poll } from "#scripts/running-site/poll.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { makeAccount } from "../../support/make-account.ts";
import { mailFolder } from "./account-steps.ts";

let cookies: Awaited<ReturnType<BrowserContext["cookies"]>> | undefined;

/** Signs in with an account that all tests of this worker share, because their forms are never accepted. */
export async function signIn(page: Page): Promise<void> {
  const context = page.context();
  if (cookies) return context.addCookies(cookies);
  await makeAccount(page.request);
  cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
}

/** Asks for an installer and returns the path of the thread, from the link in the confirmation; that of a question has none. */
export async function openThread(page: Page): Promise<string> {
  const email = `thread${Date.now()}@example.com`;
  const response = await page.request.post("/api/contact/installer", {
    data: { place: "Marseille", use: "residential", name: "Zoë", email, consent: true },
    headers: { "sec-fetch-site": "same-origin", language: "en-US" },
  });
  if (!response.ok()) throw new Error(`The request was answered with ${response.status()}: ${await response.text()}`);
  const { answer: mails } = await poll(
    () => readMailsTo(mailFolder(), email),
    (found) => found.length > 0,
  );
  const [link] = /https?:\S+\/contact\/thread\?token=\S+/.exec(mails.map(({ text }) => text).join("\n"))!;
  const { pathname, search } = new URL(link);
  return pathname + search;
}
