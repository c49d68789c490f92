import { languageCodes, type Language } from "#i18n/languages.ts";
import type { DescriptionChange } from "./fields.ts";
import type { Description } from "./picture-facts.ts";

/** What is said of a picture after a change that names some languages: the others, and its scale, stay as they are. */
export function changeDescription(before: Description, { focus, shape, texts }: DescriptionChange): Description {
  const changed = languageCodes.flatMap((code): [Language, { alt?: string; caption?: string }][] => {
    const said = texts[code] ?? before.texts?.[code];
    const kept = { ...(said?.alt && { alt: said.alt }), ...(said?.caption && { caption: said.caption }) };
    return Object.keys(kept).length > 0 ? [[code, kept]] : [];
  });
  return {
    ...(before.scale && { scale: before.scale }),
    ...(focus && { focus }),
    ...(shape && { shape }),
    ...(changed.length > 0 && { texts: Object.fromEntries(changed) }),
  };
}
