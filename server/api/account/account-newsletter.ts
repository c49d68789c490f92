import { endpoints } from "#app/api-client/endpoints/index.ts";
import { readProfile } from "#domain/account";
import { readNewsletterChoice, setNewsletterChoice } from "#domain/newsletter";
import { clientAddress, visitorLanguage } from "../../visitor.ts";
import { fail, succeed } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";

const limit = { name: "account.newsletter", accepted: [20, 3600], refused: [60, 3600] } as const;

/** Needs no confirmation mail, because the address of an account is verified. */
export function mountAccountNewsletter({ services, mount }: ApiParts): void {
  const { environment } = services;
  const { newsletter, chooseNewsletter } = endpoints.personalCenter;
  mount.account(newsletter, [], async (c, _, { session: { accountId }, context }) => {
    const profile = await readProfile(context, accountId);
    return profile
      ? succeed(c, { subscribed: await readNewsletterChoice(context, { email: profile.email }) })
      : fail(c, 401, "notSignedIn");
  });
  mount.account(chooseNewsletter, [limitPerAddress(services, limit)], async (c, { subscribe }, { session: { accountId }, context }) => {
    const profile = await readProfile(context, accountId);
    if (!profile) return fail(c, 401, "notSignedIn");
    const origin = { language: visitorLanguage(c), page: "/personal-center", address: clientAddress(c, environment.trustedProxy) };
    const { email, nickname, country } = profile;
    await context.database.transaction((transaction) =>
      setNewsletterChoice(context, transaction, { email, subscribe, name: nickname, country, origin }),
    );
    return succeed(c, { subscribed: subscribe });
  });
}
