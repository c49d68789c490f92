import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Profile, QuestionEntry, SessionEntry } from "#domain/account/schema";

export type CenterContents = {
  profile: Profile;
  sessions: SessionEntry[];
  questions: QuestionEntry[];
  /** Whether the account's address gets the newsletter; `undefined` where the API knows no newsletter. */
  subscribed: boolean | undefined;
};

/** What the page shows of an account beside its profile. */
export async function readCenter(api: ApiClient, profile: Profile): Promise<CenterContents> {
  const [sessions, questions, newsletter] = await Promise.all([
    api.get<SessionEntry[]>("/account/sessions"),
    api.get<QuestionEntry[]>("/account/questions"),
    api.get<{ subscribed: boolean }>("/account/newsletter").catch((error: { code?: unknown }) => {
      if (error.code !== 404) throw error;
    }),
  ]);
  return { profile, sessions: sessions.data, questions: questions.data, subscribed: newsletter?.data.subscribed };
}
