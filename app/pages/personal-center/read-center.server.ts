import { unwrapData } from "#app/page/unwrap-data.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Profile, QuestionEntry, SessionEntry } from "#domain/account/schema";
import { consentTexts, consentVersion } from "#domain/newsletter/schema";

export type CenterContents = {
  profile: Profile;
  sessions: SessionEntry[];
  questions: QuestionEntry[];
  /** Whether the account's mail address receives the newsletter. */
  subscribed: boolean;
  newsletterConsent: string;
};

export async function readCenter({ api, language }: RequestContext, profile: Profile): Promise<CenterContents> {
  const [sessions, questions, newsletter] = await Promise.all([
    unwrapData(api.get("/account/sessions")),
    unwrapData(api.get("/account/questions")),
    unwrapData(api.get("/account/newsletter")),
  ]);
  return {
    profile,
    sessions,
    questions,
    subscribed: newsletter.subscribed,
    newsletterConsent: consentTexts[consentVersion][language],
  };
}
