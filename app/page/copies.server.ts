import { figureCopies } from "#domain/figures/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
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

/** By the French file beside it. A language that only spells another otherwise has a file where they differ. */
function textsIn(file: string, code: Language): object | undefined {
  const { spellingOf } = traits[code];
  return files[file.replace("fr.ts", `${code}.ts`)]?.[code] ?? (spellingOf && textsIn(file, spellingOf));
}

export const copyNames = Object.keys(copies).filter(isCopyName);

/** A copy in all languages as it is written, without editors' replacements. */
export function copiesOf<Name extends CopyName>(name: Name): InEveryLanguage[Name] {
  return copies[name];
}

/** The name of a page's own copy, by the page's row in the route table. */
export function copyNameOf({ file }: { file: string }): CopyName | undefined {
  const name = /([^/]+)\/route\.tsx$/.exec(file)?.[1];
  return name !== undefined && isCopyName(name) ? name : undefined;
}

function isCopyName(name: string): name is CopyName {
  return Object.hasOwn(copies, name);
}
