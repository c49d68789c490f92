import { data } from "react-router";
import { websiteIdOf } from "#i18n/languages.ts";
import type { ApiBody, ListedEntry } from "#app/api-client/api-client.ts";
import { isShownIn } from "./localise-entry.ts";
import type { RequestContext } from "./request-context.ts";

/** One public entry of the page's website; an entry that does not exist there makes the page a 404. */
export async function readEntry<Item extends ListedEntry>(page: RequestContext, type: string, id: string): Promise<Item> {
  try {
    const { data: item } = await page.api.get<Item>(`/${type}/${id}`, { websiteId: websiteIdOf(page.language) });
    if (!isShownIn(page.language, item)) throw notFound();
    return item;
  } catch (error) {
    if ((error as Partial<ApiBody> | undefined)?.code === 404) throw notFound();
    throw error;
  }
}

const notFound = () => data(null, { status: 404 });
