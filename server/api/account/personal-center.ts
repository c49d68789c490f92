import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/account";
import { listQuestions } from "#domain/contact";
import { leaveStaff } from "#domain/staff";
import { personalData } from "../../personal-data.ts";
import { fail, failValidation, succeed } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { answerProfile, mountCredentials, refusePassword } from "./account-credentials.ts";
import { forgottenDeviceCookie, visitorOf, addCookies } from "./require-signed-in.ts";

const { personalCenter } = endpoints;

/** Enough for several users behind one IP address who edit their accounts. */
const limits = {
  profile: { name: "account.profile", accepted: [60, 3600], refused: [60, 3600] },
  sessions: { name: "account.sessions", accepted: [100, 3600], refused: [100, 3600] },
  delete: { name: "account.delete", accepted: [10, 3600], refused: [60, 3600] },
} as const;

export function mountPersonalCenter(parts: ApiParts): void {
  mountReading(parts);
  mountChanging(parts);
  mountCredentials(parts);
  mountEnding(parts);
}

function mountReading({ services, mount }: ApiParts): void {
  mount.account(personalCenter.me, [], (c, _, { session }) => answerProfile(c, services, session));
  mount.account(personalCenter.sessions, [], async (c, _, { session, context }) => succeed(c, await domain.listSessions(context, session)));
  mount.account(personalCenter.questions, [], async (c, _, { session, context }) => {
    const profile = await domain.readProfile(context, session.accountId);
    return profile ? succeed(c, await listQuestions(context, profile.email)) : fail(c, 401, "notSignedIn");
  });
  mount.account(personalCenter.export, [], async (c, _, { session, context }) => {
    const accountData = await domain.exportAccount(context, { ...session, personalData });
    return accountData ? succeed(c, accountData) : fail(c, 401, "notSignedIn");
  });
}

function mountChanging({ services, mount }: ApiParts): void {
  mount.account(personalCenter.profile, [limitPerAddress(services, limits.profile)], async (c, form, { session, context }) => {
    const outcome = await domain.changeProfile(context, { accountId: session.accountId, form });
    return outcome.ok ? answerProfile(c, services, session) : failValidation(c, outcome.reasons);
  });
}

function mountEnding({ services, sessions, mount }: ApiParts): void {
  mount.account(personalCenter.endSessions, [limitPerAddress(services, limits.sessions)], async (c, selection, { session, context }) => {
    await domain.endChosenSessions(context, { ...session, chosen: selection });
    return succeed(c, null);
  });
  mount.account(personalCenter.delete, [limitPerAddress(services, limits.delete)], async (c, { password }, { session, context }) => {
    const outcome = await domain.closeAccount(context, {
      accountId: session.accountId,
      password,
      leaveStaff: (transaction) => leaveStaff(context, transaction, session),
    });
    if (!outcome.ok) {
      if (outcome.reason === "proofNeeded") return fail(c, 403, outcome.reason);
      if (outcome.reason === "lastAdministrator") return fail(c, 400, outcome.reason);
      return refusePassword(c, services, outcome, "password");
    }
    return addCookies(succeed(c, { closesAt: outcome.closesAt.toISOString() }), [
      ...(await sessions.end(visitorOf(c, services))),
      forgottenDeviceCookie(services),
    ]);
  });
}
