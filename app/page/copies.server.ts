import { figureCopies } from "#domain/figures/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { traits } from "#i18n/traits.ts";

/**
 * Types of all messages by name: the name of the folder that contains their `copy` folder. `scripts/copy-types.ts` adds an entry
 * for
 * each folder, with the type of its `fr.ts`, and checks that the other languages match.
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

// Safe cast: the type checker has checked each file against the type of its `fr.ts`.
const copies = {
  figures: figureCopies,
  ...Object.fromEntries(
    Object.keys(files).flatMap((file) => {
      const name = french.exec(file)?.[1];
      return name ? [[name, Object.fromEntries(languageCodes.map((code) => [code, textsIn(file, code)]))]] : [];
    }),
  ),
} as InEveryLanguage;

/** Returns the messages beside a French file. A regional variant without a file uses the messages of its main language. */
function textsIn(frenchFile: string, code: Language): object | undefined {
  const { spellingOf } = traits[code];
  return files[frenchFile.replace("fr.ts", `${code}.ts`)]?.[code] ?? (spellingOf && textsIn(frenchFile, spellingOf));
}

export const copyNames = Object.keys(copies).filter(isCopyName);

/** Earlier names of messages. Editors' overrides in the database may still use them. */
export const formerNames: Partial<Record<CopyName, string>> = {
  "commercial-industrial-ess": "commercialIndustrialEss",
  "support-center-maintenance": "care",
  frame: "shell",
  "newsletter-link": "newsletterLink",
  "residential-ess": "residentialEss",
  "utility-ess": "utilityEss",
};

/** Returns messages in all languages, without editors' overrides. */
export function copiesOf<Name extends CopyName>(name: Name): InEveryLanguage[Name] {
  return copies[name];
}

export function withReplacements<Copy extends object>(name: CopyName, copy: Copy, replacements: Readonly<Record<string, string>>): Copy {
  const former = formerNames[name];
  return replaceTexts(copy, former ? [former, name] : [name], replacements);
}

/** Returns the name of the messages that belong to a page of the route table. */
export function copyNameOf({ file }: { file: string }): CopyName | undefined {
  const name = /([^/]+)\/route\.tsx$/.exec(file)?.[1];
  return name !== undefined && isCopyName(name) ? name : undefined;
}

function isCopyName(name: string): name is CopyName {
  return Object.hasOwn(copies, name);
}
