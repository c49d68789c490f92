import type { ApiClient } from "#app/api-client/api-client.ts";
import type { EntryPictures } from "#app/page/request-context.ts";
import { languageCodes } from "#i18n/languages.ts";
import type { ContentVersions } from "./content-versions.ts";

const notFoundStatus = 404;

/**
 * Caches the metadata of entry images until the content version changes. Reads the version before the images, so that older images
 * never get a newer version.
 */
export function createEntryPictures(versions: ContentVersions): (api: ApiClient) => Promise<EntryPictures | undefined> {
  let cached: { version: string; pictures: EntryPictures } | undefined;
  return async (api) => {
    const version = languageCodes.map((code) => versions.of(code)).join(" ");
    if (cached?.version === version) return cached.pictures;
    const pictures = await readPictures(api);
    if (pictures) cached = { version, pictures };
    return pictures;
  };
}

async function readPictures(api: ApiClient): Promise<EntryPictures | undefined> {
  try {
    const answer = await api.get("/media");
    return answer.code === 200 ? new Map(answer.data.map((picture) => [picture.name, picture])) : undefined;
  } catch (error) {
    // The API of another host may lack this endpoint.
    const isUnknownEndpoint = typeof error === "object" && error !== null && "code" in error && error.code === notFoundStatus;
    return isUnknownEndpoint ? new Map() : undefined;
  }
}
