import { Hono } from "hono";
import * as v from "valibot";
import { readProfile, type Sessions } from "#domain/account";
import { readNewsletterChoice, setNewsletterChoice } from "#domain/newsletter";
import { newsletterChoiceSchema } from "#domain/newsletter/schema";
import type { Services } from "../../services.ts";
import { clientAddress, visitorLanguage } from "../../visitor.ts";
import { fail, succeed } from "../envelope.ts";
import { describeFields, fields } from "../fields.ts";
import { limitPerAddress } from "../limits.ts";
import { signedIn, type SignedInEnv } from "./signed-in.ts";

const limit = { name: "account.newsletter", accepted: [20, 3600], refused: [60, 3600] } as const;
const answer = v.object({ subscribed: v.boolean() });

/** Whether the address of an account gets the newsletter: it is proven, so nothing has to be confirmed by mail. */
export function accountNewsletterApi(services: Services, sessions: Sessions): Hono<SignedInEnv> {
  const { environment } = services;
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .get("/account/newsletter", allowed, async (c) => {
      const profile = await readProfile(c.var.context, c.var.session.accountId);
      return profile
        ? succeed(c, { subscribed: await readNewsletterChoice(c.var.context, { email: profile.email }) })
        : fail(c, 401, "notSignedIn");
    })
    .post(
      "/account/newsletter",
      describeFields("Subscribes the account's address, or ends that", "account", newsletterChoiceSchema, answer),
      limitPerAddress(services, limit),
      allowed,
      fields(newsletterChoiceSchema),
      async (c) => {
        const profile = await readProfile(c.var.context, c.var.session.accountId);
        if (!profile) return fail(c, 401, "notSignedIn");
        const { subscribe } = c.var.fields;
        const origin = { language: visitorLanguage(c), page: "/personal-center", address: clientAddress(c, environment.trustedProxy) };
        const { email, nickname, country } = profile;
        await c.var.context.database.transaction((transaction) =>
          setNewsletterChoice(c.var.context, transaction, { email, subscribe, name: nickname, country, origin }),
        );
        return succeed(c, { subscribed: subscribe });
      },
    );
}
