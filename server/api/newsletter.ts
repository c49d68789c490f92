import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { confirmSubscription, readTokenLanguage, subscribe, unsubscribe } from "#domain/newsletter";
import { defaultLanguage } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Services } from "../services.ts";
import { clientAddress, visitorLanguage } from "../visitor.ts";
import { failWithStatus, failValidation, succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

const subscriptions = { name: "newsletter", accepted: [20, 3600], refused: [100, 3600] } as const;
const confirmations = { name: "newsletter.confirm", accepted: [60, 3600], refused: [100, 3600] } as const;

const { newsletter } = endpoints;

export function mountNewsletter({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const originOf = (c: Context) => ({ language: visitorLanguage(c), address: clientAddress(c, environment.trustedProxy) });
  mount.everybody(newsletter.subscribe, [limitPerAddress(services, subscriptions)], async (c, subscription) => {
    const outcome = await subscribe(context, { subscription, origin: originOf(c) });
    return outcome.ok ? succeed(c, null) : failValidation(c, { email: outcome.reason });
  });
  mount.everybody(newsletter.confirm, [limitPerAddress(services, confirmations)], async (c, { token, page }) => {
    const outcome = await confirmSubscription(context, { token, origin: { ...originOf(c), page } });
    return outcome.ok ? succeed(c, null) : failValidation(c, { token: outcome.reason });
  });
  // No rate limit: mail providers send requests for many subscribers from few addresses, and a token cannot be guessed.
  mount.everybody(newsletter.unsubscribe, [], async (c, { token }) => {
    if (!(await isOneClick(c))) return failWithStatus(c, "malformed");
    const { address } = originOf(c);
    const outcome = await unsubscribe(context, { token, origin: { address } });
    return outcome.ok ? succeed(c, null) : failWithStatus(c, outcome.reason);
  });
}

/**
 * Redirects GET requests for the one-click unsubscribe URL to the confirmation page in the subscription's language, and changes
 * nothing.
 */
export function toUnsubscribePage({ context }: Pick<Services, "context">) {
  return async (c: Context) => {
    const token = c.req.query("token") ?? "";
    const page = localPath((await readTokenLanguage(context, token)) ?? defaultLanguage, newsletter.unsubscribe.path);
    c.header("Cache-Control", "no-store");
    return c.redirect(`${page}?${new URLSearchParams({ token })}`);
  };
}

/** Accepts the body of RFC 8058 in either form encoding. */
async function isOneClick(c: Context): Promise<boolean> {
  const { form } = newsletter.unsubscribe;
  try {
    return (await c.req.parseBody())["List-Unsubscribe"] === form["List-Unsubscribe"];
  } catch {
    return false;
  }
}
