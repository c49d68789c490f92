import { fallbackOf, languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { mapLeaves } from "./fields/leaves.ts";
import { pathOfTarget, renderBody } from "./render-body.ts";
import { languagesShowing, type PublicLocalization } from "./read-localizations.ts";
import type { TextPictures } from "./text-pictures.ts";

/**
 * Converts a localization for the API: with time-dependent fields, Markdown as HTML, and the texts of dependent
 * languages under their codes.
 */
export function publicEntry(
  { clock }: Pick<Context, "clock">,
  { collection, row, pictures }: { collection: Collection; row: PublicLocalization; pictures: TextPictures },
): EntryData {
  const { key, language } = row;
  const render = (texts: EntryData, code: Language) => withMarkup(collection, texts, code, pictures);
  const data = render(row.data, language);
  const translations = languageCodes.flatMap((code) => {
    const texts = row.others[code];
    return texts ? [[code, textsOf(collection, render(texts, code))]] : [];
  });
  return {
    ...data,
    ...collection.timed?.of(data, clock.now()),
    ...Object.fromEntries(translations),
    // A dependent language that has no localization in its fallback language has its texts under its own code.
    ...(fallbackOf(language) && { [language]: textsOf(collection, data) }),
    id: key,
    path: collection.path(key),
    websiteId: languages[language].websiteId,
    state: 1,
    languages: languagesShowing(row),
  };
}

/** Adds computed fields to full entries; the stored summaries already have them. */
export function withComputed({ computed }: Collection, row: PublicLocalization): PublicLocalization {
  if (!computed) return row;
  const compute = (data: EntryData): EntryData => ({ ...data, ...computed.of(data) });
  return {
    ...row,
    data: compute(row.data),
    others: Object.fromEntries(Object.entries(row.others).map(([code, data]) => [code, compute(data)])),
  };
}

/** Renders Markdown and resolves links on the server, because only the content store knows the addresses of entries. */
function withMarkup({ fields }: Collection, data: EntryData, language: Language, pictures: TextPictures): EntryData {
  return mapLeaves(fields, data, ({ field, value }) => {
    if (typeof value !== "string") return value;
    if (field.kind === "markdown") return renderBody(value, language, pictures);
    return field.kind === "target" ? pathOfTarget(value) : value;
  });
}

function textsOf({ fields }: Collection, data: EntryData): EntryData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields[name]?.perLanguage ?? !(name in fields)));
}
