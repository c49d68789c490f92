import { data } from "react-router";
import { languageCodes, languages, websiteIdOf, type Language } from "#i18n/languages.ts";
import type { ApiBody } from "#app/api-client/api-client.ts";
import type { RequestContext } from "./request-context.ts";

/** One public entry of the page's website; an entry that does not exist there makes the page a 404. */
export async function readEntry<Item>(page: RequestContext, type: string, id: string): Promise<Item> {
  try {
    const { data: item } = await page.api.get<Item>(`/${type}/${id}`, { websiteId: websiteIdOf(page.language) });
    return item;
  } catch (error) {
    if ((error as Partial<ApiBody> | undefined)?.code === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** The languages in whose pages an entry is shown, by the websites it is public on. */
export function languagesOfEditions(editions: readonly number[]): Language[] {
  return languageCodes.filter((code) => editions.includes(languages[code].websiteId));
}
