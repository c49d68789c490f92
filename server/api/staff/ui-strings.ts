import { listCopies } from "#app/page/copy-list.server.ts";
import { consoleCopies } from "#app/pages/open-api-console/console-copy.server.ts";
import { documentCopies, drawingCopies, noticeCopies } from "#domain/documents";
import { guideCopies } from "#domain/guides/schema";
import { mailCopies } from "#domain/mail";
import type { UiString, NamedCopies } from "#domain/site-config";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { textsByKey } from "#i18n/texts-by-key.ts";

type Place = UiString["place"];
type Copy = {
  name: string;
  formerName?: string;
  path?: string;
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
};

let cache: Map<string, UiString> | undefined;

/** Lists the UI strings of pages, mails and documents, by key. */
export function listUiStrings(): Map<string, UiString> {
  return (cache ??= new Map(readTexts().map((text) => [text.key, text])));
}

function readTexts(): UiString[] {
  return [
    ...listCopies().flatMap((copy) => textsOf(copy, "page")),
    ...textsOf({ ...toTexts(consoleCopies), path: "/platform/open-api/console" }, "page"),
    ...textsOf(toTexts(mailCopies), "mail"),
    ...[documentCopies, drawingCopies, guideCopies, noticeCopies].flatMap((copy) => textsOf(toTexts(copy), "document")),
  ];
}

function toTexts({ name, copies }: { name: string; copies: Partial<NamedCopies["copies"]> }): Copy {
  return { name, texts: recordOf(languageCodes, (code) => Object.fromEntries(textsByKey(copies[code], name))) };
}

/** Collects the keys of all languages, because some have more strings than others. */
function textsOf({ name, formerName, path, texts }: Copy, place: Place): UiString[] {
  const keys = new Set(languageCodes.flatMap((code) => Object.keys(texts[code] ?? {})));
  return Array.from(keys, (key) => {
    const formerKey = formerName === undefined ? undefined : key.replace(name, formerName);
    const originals = Object.fromEntries(languageCodes.map((code) => [code, texts[code]?.[key]]));
    return { key, formerKey, place, path, originals };
  });
}
