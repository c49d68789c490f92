import type { RequestContext } from "#app/page/request-context.ts";
import { guideCopies, type GuideCopy } from "#domain/guides/schema";
import { replaceTexts } from "#i18n/replace-texts.ts";

/** Reads the texts of the quick guides in the page's language, with editors' overrides. */
export async function readGuides({ api, language }: RequestContext): Promise<GuideCopy> {
  const { current } = await api.config();
  return replaceTexts(guideCopies.copies[language], [guideCopies.name], current?.copy ?? {});
}
