import type { ApiClient } from "#app/api-client/api-client.ts";
import type { EntryPictures } from "#app/page/request-context.ts";
import { languageCodes } from "#i18n/languages.ts";
import type { ContentStamps } from "./content-stamps.ts";

const notThere = 404;

/**
 * What there is to know of the pictures that entries name, asked of the API once for each state of the content. The stamp is
 * read before the pictures are, as that of the page is, so that a page that is kept never shows older ones than it says.
 */
export function createEntryPictures(stamps: ContentStamps): (api: ApiClient) => Promise<EntryPictures | undefined> {
  let known: { stamp: string; pictures: EntryPictures } | undefined;
  return async (api) => {
    const stamp = languageCodes.map((code) => stamps.of(code)).join(" ");
    if (known?.stamp === stamp) return known.pictures;
    const pictures = await readPictures(api);
    if (pictures) known = { stamp, pictures };
    return pictures;
  };
}

async function readPictures(api: ApiClient): Promise<EntryPictures | undefined> {
  try {
    const answer = await api.get("/media");
    return answer.code === 200 ? new Map(answer.data.map((picture) => [picture.name, picture])) : undefined;
  } catch (error) {
    // Another host's API may know of no pictures.
    const isNone = typeof error === "object" && error !== null && "code" in error && error.code === notThere;
    return isNone ? new Map() : undefined;
  }
}
