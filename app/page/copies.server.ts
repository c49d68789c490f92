import { figureCopies } from "#domain/figures/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { traits } from "#i18n/traits.ts";

/**
 * The type of every copy by its name, which is that of the folder its `copy` lies in. `scripts/copy-types.ts` adds each
 * folder of `app` with the type of its `fr.ts`, and checks that all other languages are there and fit.
 */
export interface Copies {
  figures: typeof figureCopies.fr;
}

export type CopyName = keyof Copies;
type InEveryLanguage = { [Name in CopyName]: Record<Language, Copies[Name]> };

const files = import.meta.glob<Record<string, object>>(["../pages/**/copy/*.ts", "../features/**/copy/*.ts", "../frame/copy/*.ts"], {
  eager: true,
});

const french = /\/([^/]+)\/copy\/fr\.ts$/;

// Their types are checked where they are written down.
const copies = {
  figures: figureCopies,
  ...Object.fromEntries(
    Object.keys(files).flatMap((file) => {
      const name = french.exec(file)?.[1];
      return name ? [[name, Object.fromEntries(languageCodes.map((code) => [code, textsIn(file, code)]))]] : [];
    }),
  ),
} as InEveryLanguage;

/** The texts beside a French file. A language that only spells another one otherwise has that one's where it has no file. */
function textsIn(frenchFile: string, code: Language): object | undefined {
  const { spellingOf } = traits[code];
  return files[frenchFile.replace("fr.ts", `${code}.ts`)]?.[code] ?? (spellingOf && textsIn(frenchFile, spellingOf));
}

export const copyNames = Object.keys(copies).filter(isCopyName);

/** The names that some copies had before they were called after their folders; replacements may be kept under them. */
export const formerNames: Partial<Record<CopyName, string>> = {
  "commercial-industrial-ess": "commercialIndustrialEss",
  "support-center-maintenance": "care",
  frame: "shell",
  "newsletter-link": "newsletterLink",
  "residential-ess": "residentialEss",
  "utility-ess": "utilityEss",
};

/** A copy in all languages as it is written, without editors' replacements. */
export function copiesOf<Name extends CopyName>(name: Name): InEveryLanguage[Name] {
  return copies[name];
}

/** A copy with editors' replacements laid over it. */
export function withReplacements<Copy extends object>(name: CopyName, copy: Copy, replacements: Readonly<Record<string, string>>): Copy {
  const former = formerNames[name];
  return replaceTexts(copy, former ? [former, name] : [name], replacements);
}

/** The name of a page's own copy, by the page's row in the route table. */
export function copyNameOf({ file }: { file: string }): CopyName | undefined {
  const name = /([^/]+)\/route\.tsx$/.exec(file)?.[1];
  return name !== undefined && isCopyName(name) ? name : undefined;
}

function isCopyName(name: string): name is CopyName {
  return Object.hasOwn(copies, name);
}
