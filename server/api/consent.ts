import type { Context, MiddlewareHandler } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { storeConsentChoice, logBlockedTag } from "#domain/consent";
import { consentCookieName, consentSeconds, readChoice, writeChoice, type Choice, type OptionalCategory } from "#domain/consent/schema";
import { recordVisit } from "#domain/visits";
import { readCookie, writeCookie } from "#i18n/language-cache.ts";
import { visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { fail, succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

/** Generous, because a whole company may share an address and each page of a visit may report. */
const choices = { name: "consent", accepted: [120, 3600], refused: [300, 3600] } as const;
const visits = { name: "visit", accepted: [1200, 3600], refused: [300, 3600] } as const;

const blockedTags = { name: "blockedTag", accepted: [60, 3600], refused: [300, 3600] } as const;

const { choose, visit, blockedTag } = endpoints.consent;

export function mountConsent({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const choiceOf = (c: Context): Choice | undefined =>
    readChoice(readCookie(c.req.header("cookie"), consentCookieName), context.clock.now());
  const onlyWith =
    (...categories: OptionalCategory[]): MiddlewareHandler<VisitorEnv> =>
    async (c, next) => {
      if (choiceOf(c)?.categories.some((category) => categories.includes(category))) return next();
      return fail(c, 403, "consentRequired");
    };
  mount.everybody(choose, [limitPerAddress(services, choices)], async (c, fields) => {
    const choice = await storeConsentChoice(context, { fields, language: visitorLanguage(c), before: choiceOf(c) });
    // Not HttpOnly, because scripts read it; it contains no secret.
    c.header("Set-Cookie", writeCookie(consentCookieName, writeChoice(choice), consentSeconds, environment.siteUrl.protocol === "https:"));
    return succeed(c, { categories: choice.categories });
  });
  mount.everybody(visit, [onlyWith("statistics"), limitPerAddress(services, visits)], async (c, report) => {
    await recordVisit(context, { report, language: visitorLanguage(c) });
    return succeed(c, null);
  });
  mount.everybody(blockedTag, [onlyWith("statistics", "marketing"), limitPerAddress(services, blockedTags)], (c, blocked) => {
    logBlockedTag(context, blocked);
    return succeed(c, null);
  });
}
