import { listCopies } from "#app/page/copy-list.server.ts";
import { consoleCopies } from "#app/pages/open-api-console/console-copy.server.ts";
import { documentCopies, drawingCopies, guideCopies, noticeCopies } from "#domain/documents";
import { mailCopies } from "#domain/mail";
import type { InterfaceText, NamedCopies } from "#domain/site-config";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { textsByKey } from "#i18n/texts-by-key.ts";

type Place = InterfaceText["place"];
type Copy = {
  name: string;
  formerName?: string;
  path?: string;
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
};

let known: Map<string, InterfaceText> | undefined;

/** Every text that is code, by its key: of pages, mails and documents. */
export function interfaceTexts(): Map<string, InterfaceText> {
  return (known ??= new Map(readTexts().map((text) => [text.key, text])));
}

function readTexts(): InterfaceText[] {
  return [
    ...listCopies().flatMap((copy) => textsOf(copy, "page")),
    ...textsOf({ ...listed(consoleCopies), path: "/platform/open-api/console" }, "page"),
    ...textsOf(listed(mailCopies), "mail"),
    ...[documentCopies, drawingCopies, guideCopies, noticeCopies].flatMap((copy) => textsOf(listed(copy), "document")),
  ];
}

function listed({ name, copies }: { name: string; copies: Partial<NamedCopies["copies"]> }): Copy {
  return { name, texts: recordOf(languageCodes, (code) => Object.fromEntries(textsByKey(copies[code], name))) };
}

/** Of some there are more in one language than in another. */
function textsOf({ name, formerName, path, texts }: Copy, place: Place): InterfaceText[] {
  const keys = new Set(languageCodes.flatMap((code) => Object.keys(texts[code] ?? {})));
  return Array.from(keys, (key) => {
    const formerKey = formerName === undefined ? undefined : key.replace(name, formerName);
    const originals = Object.fromEntries(languageCodes.map((code) => [code, texts[code]?.[key]]));
    return { key, formerKey, place, path, originals };
  });
}
