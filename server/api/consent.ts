import { Hono, type Context, type MiddlewareHandler } from "hono";
import { blockedTagSchema, consentSchema, keepChoice, noteBlockedTag } from "#domain/consent";
import { consentCookieName, consentSeconds, readChoice, writeChoice, type Choice, type OptionalCategory } from "#domain/consent/schema";
import { recordVisit, visitSchema } from "#domain/visits";
import { readCookie, writeCookie } from "#i18n/language-cache.ts";
import type { Services } from "../services.ts";
import { visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { fail, succeed } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";

/** Loose: behind one address there can be a whole company, and each page of a visit may report. */
const choices = { name: "consent", accepted: [120, 3600], refused: [300, 3600] } as const;
const visits = { name: "visit", accepted: [1200, 3600], refused: [300, 3600] } as const;

const blockedTags = { name: "blockedTag", accepted: [60, 3600], refused: [300, 3600] } as const;

export function consentApi(services: Services): Hono<VisitorEnv> {
  const { context, environment } = services;
  const choiceOf = (c: Context): Choice | undefined =>
    readChoice(readCookie(c.req.header("cookie"), consentCookieName), context.clock.now());
  const onlyWith =
    (...categories: OptionalCategory[]): MiddlewareHandler<VisitorEnv> =>
    async (c, next) => {
      if (choiceOf(c)?.categories.some((category) => categories.includes(category))) return next();
      return fail(c, 403, "consentRequired");
    };
  return new Hono<VisitorEnv>()
    .post(
      "/consent",
      describeFields("Keeps a choice about cookies, in a cookie and as proof", "consent", consentSchema),
      limitPerAddress(services, choices),
      fields(consentSchema),
      async (c) => {
        const kept = await keepChoice(context, { fields: c.var.fields, language: visitorLanguage(c), before: choiceOf(c) });
        // Code reads it too, so it is not HttpOnly; there is nothing in it to steal.
        c.header(
          "Set-Cookie",
          writeCookie(consentCookieName, writeChoice(kept), consentSeconds, environment.siteUrl.protocol === "https:"),
        );
        return succeed(c, { categories: kept.categories });
      },
    )
    .post(
      "/visit",
      describeFields("Records a visit; only with consent to statistics", "visits", visitSchema),
      onlyWith("statistics"),
      limitPerAddress(services, visits),
      fields(visitSchema),
      async (c) => {
        await recordVisit(context, { report: c.var.fields, language: visitorLanguage(c) });
        return succeed(c, null);
      },
    )
    .post(
      "/blocked-tag",
      describeFields(
        "Tells that the policy of a page blocked a tag; only with consent to statistics or marketing",
        "consent",
        blockedTagSchema,
      ),
      onlyWith("statistics", "marketing"),
      limitPerAddress(services, blockedTags),
      fields(blockedTagSchema),
      (c) => {
        noteBlockedTag(context, c.var.fields);
        return succeed(c, null);
      },
    );
}
