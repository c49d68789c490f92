import { data } from "react-router";
import { isEnvelope } from "#app/api-client/api-client.ts";
import type { EntryType, EntryTypes } from "#app/api-client/endpoints/calls.ts";
import { websiteIdOf } from "#i18n/languages.ts";
import { isShownIn } from "./localise-entry.ts";
import { unwrapData } from "./unwrap-data.ts";
import type { RequestContext } from "./request-context.ts";

/** Reads a published entry of the page's website. Throws a 404 response if it does not exist there. */
export async function readEntry<Type extends EntryType>(page: RequestContext, type: Type, id: string): Promise<EntryTypes[Type]["item"]> {
  try {
    const item = await unwrapData(page.api.get(`/${type}/${id}`, { websiteId: websiteIdOf(page.language) }));
    if (!isShownIn(page.language, item)) throw notFound();
    return item;
  } catch (error) {
    if (isEnvelope(error) && error.code === 404) throw notFound();
    throw error;
  }
}

const notFound = () => data(null, { status: 404 });
