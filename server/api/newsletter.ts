import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { confirm, subscribe, unsubscribe } from "#domain/newsletter";
import { confirmationSchema, subscriptionSchema } from "#domain/newsletter/schema";
import type { Services } from "../services.ts";
import { clientAddress, visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { fail, refuse, succeed } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";

const subscriptions = { name: "newsletter", accepted: [20, 3600], refused: [100, 3600] } as const;
const confirmations = { name: "newsletter.confirm", accepted: [60, 3600], refused: [100, 3600] } as const;

export function newsletterApi(services: Services): Hono<VisitorEnv> {
  const { context, environment } = services;
  const originOf = (c: Context) => ({ language: visitorLanguage(c), address: clientAddress(c, environment.trustedProxy) });
  return new Hono<VisitorEnv>()
    .post(
      "/newsletter/subscribe",
      describeFields("Enters an address for the newsletter, which its owner then confirms by mail", "newsletter", subscriptionSchema),
      limitPerAddress(services, subscriptions),
      fields(subscriptionSchema),
      async (c) => {
        const outcome = await subscribe(context, { subscription: c.var.fields, origin: originOf(c) });
        return outcome.ok ? succeed(c, null) : refuse(c, { email: outcome.reason });
      },
    )
    .post(
      "/newsletter/confirm",
      describeFields("Confirms an address by the token that was mailed there", "newsletter", confirmationSchema),
      limitPerAddress(services, confirmations),
      fields(confirmationSchema),
      async (c) => {
        const { token, page } = c.var.fields;
        const outcome = await confirm(context, { token, origin: { ...originOf(c), page } });
        return outcome.ok ? succeed(c, null) : refuse(c, { token: outcome.reason });
      },
    )
    .post(
      "/newsletter/unsubscribe",
      describeRoute({
        summary: "Ends a subscription by one click (RFC 8058)",
        tags: ["newsletter"],
        parameters: [{ name: "token", in: "query", required: true, schema: { type: "string" } }],
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { type: "object", properties: { "List-Unsubscribe": { type: "string", enum: ["One-Click"] } } },
            },
          },
        },
        responses: { 200: { description: "It has ended, now or before" } },
      }),
      // No limit: mail providers ask for many people from few addresses, and a token cannot be guessed.
      async (c) => {
        if (!(await isOneClick(c))) return fail(c, 400, "malformed");
        const { address } = originOf(c);
        const outcome = await unsubscribe(context, { token: c.req.query("token") ?? "", origin: { address } });
        return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
      },
    );
}

/** The body that RFC 8058 prescribes, in either of a form's two encodings. */
async function isOneClick(c: Context): Promise<boolean> {
  try {
    return (await c.req.parseBody())["List-Unsubscribe"] === "One-Click";
  } catch {
    return false;
  }
}
