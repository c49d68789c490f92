import { fallbackOf, languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { renderBody } from "./render-body.ts";
import { languagesShowing, type EditionRow } from "./read-editions.ts";
import type { TextPictures } from "./text-pictures.ts";

/**
 * An edition as the API tells it: with what depends on the moment, its Markdown as HTML, and the texts of other languages
 * under their codes.
 */
export function publicEntry(
  { clock }: Pick<Context, "clock">,
  { collection, row, pictures }: { collection: Collection; row: EditionRow; pictures: TextPictures },
): EntryData {
  const { key, language } = row;
  const rendered = (texts: EntryData, code: Language) => withMarkup(collection, texts, code, pictures);
  const data = rendered(row.data, language);
  const others = languageCodes.flatMap((code) => {
    const texts = row.others[code];
    return texts ? [[code, textsOf(collection, rendered(texts, code))]] : [];
  });
  return {
    ...data,
    ...collection.timed?.of(data, clock.now()),
    ...Object.fromEntries(others),
    // Where there is none in the language that it falls back on, it stands in for nothing.
    ...(fallbackOf(language) && { [language]: textsOf(collection, data) }),
    id: key,
    path: collection.path(key),
    websiteId: languages[language].websiteId,
    state: 1,
    languages: languagesShowing(row),
  };
}

/** A row of whole editions, with what their collection works out from them; the summaries of lists have it already. */
export function withComputed({ computed }: Collection, row: EditionRow): EditionRow {
  if (!computed) return row;
  const whole = (data: EntryData): EntryData => ({ ...data, ...computed.of(data) });
  return {
    ...row,
    data: whole(row.data),
    others: Object.fromEntries(Object.entries(row.others).map(([code, data]) => [code, whole(data)])),
  };
}

/** Links in Markdown lead to addresses, which are the store's business. */
function withMarkup({ fields }: Collection, data: EntryData, language: Language, pictures: TextPictures): EntryData {
  const html = Object.entries(data).flatMap(([name, value]) =>
    fields[name]?.kind === "markdown" && typeof value === "string" ? [[name, renderBody(value, language, pictures)]] : [],
  );
  return { ...data, ...Object.fromEntries(html) };
}

/** All but what holds in every language. */
function textsOf({ fields }: Collection, data: EntryData): EntryData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields[name]?.perLanguage ?? !(name in fields)));
}
