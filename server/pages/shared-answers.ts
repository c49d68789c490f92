import type { ApiClient, StoredConfig } from "#app/api-client/api-client.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { ContentStamps } from "./content-stamps.ts";

type Answers = { config?: Promise<StoredConfig>; lists: Map<string, Promise<unknown>> };

/** Whatever every page shows. No list whose entries change with the moment is among them. */
const sharedLists: ReadonlySet<string> = new Set(["/product/list"]);

/**
 * What all pages of a language are told by the API in the same words, as long as the content is what it was. How it is now is
 * asked of the store for each page that is drawn: who has just changed something finds it changed, and where the store is
 * away a page asks the API itself, so that it says so.
 */
export function createSharedAnswers(stamps: Pick<ContentStamps, "read">): (api: ApiClient, language: Language) => Promise<ApiClient> {
  let known: { stamp: string; answers: Record<Language, Answers> } | undefined;
  return async (api, language) => {
    const stamp = await stamps.read();
    if (stamp === undefined) return api;
    if (known?.stamp !== stamp) known = { stamp, answers: recordOf(languageCodes, () => ({ lists: new Map() })) };
    return sharing(api, known.answers[language]);
  };
}

/** The client, which asks nothing that is among the answers, and adds what it was told itself. */
function sharing(api: ApiClient, answers: Answers): ApiClient {
  const told = async <Answer>(asked: Promise<Answer>, share: () => void): Promise<Answer> => {
    const answer = await asked;
    if (!api.hasFailed()) share();
    return answer;
  };
  return {
    ...api,
    config() {
      if (answers.config) return answers.config;
      const asked = api.config();
      return told(asked, () => (answers.config = asked));
    },
    list(path: string, query: object) {
      const ask = () => api.list(path as never, query);
      if (!sharedLists.has(path)) return ask();
      const key = `${path}?${JSON.stringify(query)}`;
      const known = answers.lists.get(key) as Promise<never[]> | undefined;
      if (known) return known;
      const asked = ask();
      return told(asked, () => answers.lists.set(key, asked));
    },
  };
}
