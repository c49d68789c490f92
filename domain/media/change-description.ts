import { languageCodes, type Language } from "#i18n/languages.ts";
import type { DescriptionChange } from "./fields.ts";
import type { Description } from "./picture-facts.ts";

/** Merges a change of some languages into an image's description; the other languages and the scale stay. */
export function changeDescription(former: Description, { focus, shape, texts }: DescriptionChange): Description {
  const textEntries = languageCodes.flatMap((code): [Language, { alt?: string; caption?: string }][] => {
    const text = texts[code] ?? former.texts?.[code];
    const entry = { ...(text?.alt && { alt: text.alt }), ...(text?.caption && { caption: text.caption }) };
    return Object.keys(entry).length > 0 ? [[code, entry]] : [];
  });
  return {
    ...(former.scale && { scale: former.scale }),
    ...(focus && { focus }),
    ...(shape && { shape }),
    ...(textEntries.length > 0 && { texts: Object.fromEntries(textEntries) }),
  };
}
