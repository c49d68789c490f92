import type { VideoSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { captionsPath, filesPath } from "#domain/documents/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";

export type VideoFiles = ReturnType<typeof videoFiles>;

/** Returns the texts and files of a video that every page with it shows. */
export function videoFiles(language: Language, video: VideoSummary) {
  const { id, title, lead, lang, posterAlt, body, file, poster, width, height, sample } = localiseEntry(language, video);
  return {
    title,
    lead,
    lang,
    posterAlt,
    transcript: body,
    source: `${filesPath}/${file}`,
    poster: `${filesPath}/${poster}`,
    width,
    height,
    example: sample === true,
    tracks: languageCodes.map((code) => ({ src: captionsPath(id, code), tag: languages[code].tag, label: languages[code].name })),
  };
}
