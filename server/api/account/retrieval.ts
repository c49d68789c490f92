import { Hono, type Context } from "hono";
import { retrievePassword, retrievePasswordByLink, type Sessions } from "#domain/account";
import { retrieveLinkSchema, retrieveSchema } from "#domain/account/schema";
import type { Services } from "../../services.ts";
import type { VisitorEnv } from "../../visitor.ts";
import { fail, refuse, succeed } from "../envelope.ts";
import { describeFields, fields } from "../fields.ts";
import { limitPerAddress } from "../limits.ts";
import { note } from "../note.ts";
import { knownDevice, visitorOf, withCookies } from "./signed-in.ts";

const limit = { name: "account.retrieve", accepted: [10, 3600], refused: [60, 3600] } as const;

/** A new password for whoever proves the account's mailbox. */
export function retrievalApi(services: Services, sessions: Sessions): Hono<VisitorEnv> {
  const { context } = services;
  return new Hono<VisitorEnv>()
    .post(
      "/account/retrieve",
      describeFields("Sets a new password with a code", "account", retrieveSchema),
      limitPerAddress(services, limit),
      fields(retrieveSchema),
      async (c) => {
        const session = await sessions.find(visitorOf(c, services));
        const outcome = await retrievePassword(context, { form: c.var.fields, sessionId: session?.sessionId });
        if (outcome.ok) await note(c, services, { kind: "code.used", accountId: outcome.accountId, detail: "retrieve" });
        else if (outcome.reason === "wrongEmailOrCode")
          await note(c, services, { kind: "code.wrong", email: c.var.fields.email, detail: "retrieve" });
        return answerRetrieval(c, services, outcome);
      },
    )
    .post(
      "/account/retrieve/link",
      describeFields("Sets a new password with the link of a mail", "account", retrieveLinkSchema),
      limitPerAddress(services, limit),
      fields(retrieveLinkSchema),
      async (c) => {
        const session = await sessions.find(visitorOf(c, services));
        return answerRetrieval(c, services, await retrievePasswordByLink(context, { form: c.var.fields, sessionId: session?.sessionId }));
      },
    );
}

type Retrieval = Awaited<ReturnType<typeof retrievePassword | typeof retrievePasswordByLink>>;

/** Whoever proved the mailbox gets in with the new password, however many others guess at it meanwhile. */
async function answerRetrieval(c: Context, services: Services, outcome: Retrieval): Promise<Response> {
  if (outcome.ok) {
    await note(c, services, { kind: "password.changed", accountId: outcome.accountId, detail: "retrieve" });
    return withCookies(succeed(c, null), [knownDevice(services, outcome.accountId)]);
  }
  return outcome.reason === "passwordFormat" ? refuse(c, { password: outcome.reason }) : fail(c, 400, outcome.reason);
}
