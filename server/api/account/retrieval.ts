import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { isRetrieveLinkOpen, retrievePassword, retrievePasswordByLink } from "#domain/account";
import type { Reason } from "#i18n/messages/index.ts";
import type { VisitorCall } from "../../visitor.ts";
import { fail, failValidation, succeed, type Answer } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import { newPasswordCookies, visitorOf, addCookies } from "./require-signed-in.ts";

const readLimit = { name: "account.retrieveLink", accepted: [60, 3600], refused: [60, 3600] } as const;
const limit = { name: "account.retrieve", accepted: [10, 3600], refused: [60, 3600] } as const;

/** Sets a new password after proof of access to the account's mailbox. */
export function mountRetrieval(parts: ApiParts): void {
  const { services, sessions, mount } = parts;
  const { context } = services;
  const { retrieve, retrieveByLink } = endpoints.account;
  const sessionOf = async (c: VisitorCall) => (await sessions.find(visitorOf(c, services)))?.sessionId;
  mount.everybody(retrieve, [limitPerAddress(services, limit)], async (c, form) => {
    const outcome = await retrievePassword(context, { form, sessionId: await sessionOf(c) });
    if (outcome.ok) await logSecurityEvent(c, services, { kind: "code.used", accountId: outcome.accountId, detail: "retrieve" });
    else if (outcome.reason === "wrongEmailOrCode")
      await logSecurityEvent(c, services, { kind: "code.wrong", email: form.email, detail: "retrieve" });
    return answerRetrieval(c, parts, outcome);
  });
  mount.everybody(endpoints.account.retrieveLink, [limitPerAddress(services, readLimit)], async (c, { token }) =>
    (await isRetrieveLinkOpen(context, token)) ? succeed(c, null) : fail(c, 400, "linkExpired"),
  );
  mount.everybody(retrieveByLink, [limitPerAddress(services, limit)], async (c, form) =>
    answerRetrieval(c, parts, await retrievePasswordByLink(context, { form, sessionId: await sessionOf(c) })),
  );
}

type RetrievalOutcome<Why extends Reason> =
  | { ok: true; accountId: string; token: string | undefined }
  | { ok: false; reason: "passwordCommon" | Why };

/** Logs the user in after a reset, even if wrong passwords of other clients have paused the login. */
async function answerRetrieval<Why extends Reason>(
  c: Context,
  { services, sessions }: Pick<ApiParts, "services" | "sessions">,
  outcome: RetrievalOutcome<Why>,
): Promise<Answer<null, Why | "invalidInput">> {
  if (outcome.ok) {
    const { accountId, token } = outcome;
    await logSecurityEvent(c, services, { kind: "password.changed", accountId, detail: "retrieve" });
    return addCookies(succeed(c, null), await newPasswordCookies(c, services, sessions, { accountId, token }));
  }
  return outcome.reason === "passwordCommon" ? failValidation(c, { password: outcome.reason }) : fail(c, 400, outcome.reason);
}
