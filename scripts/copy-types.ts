import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, languageCodes, type Language } from "../i18n/languages.ts";
import { traits } from "../i18n/traits.ts";

const root = path.resolve(import.meta.dirname, "..");
const original = `copy/${defaultLanguage}.ts`;
const anyCopy = /\/copy\/[a-z]+\.ts$/;

/**
 * Writes the type of each copy in `app` under its folder's name, for `app/page/copies.server.ts`. A language whose file is
 * missing, or lacks a text, is a type error in what is written here. A language that only spells another one otherwise
 * (`spellingOf`) needs no file: without one it has the other's texts.
 */
export function writeCopyTypes(folder = root): void {
  const lines = globSync(`app/**/${original}`, { cwd: folder })
    .map((file) => path.posix.dirname(file.split(path.sep).join("/")))
    .toSorted()
    .map((place) => {
      const textsIn = (code: Language): string => {
        const { spellingOf } = traits[code];
        const isOther = spellingOf && !existsSync(path.join(folder, place, `${code}.ts`));
        return isOther ? textsIn(spellingOf) : `typeof import("../${place}/${code}.ts").${code}`;
      };
      const all = languageCodes.map((code) => `${code}: ${textsIn(code)}`).join("; ");
      return `    "${path.posix.basename(path.posix.dirname(place))}": Translated<${textsIn(defaultLanguage)}, { ${all} }>;`;
    });
  mkdirSync(path.join(folder, ".types"), { recursive: true });
  writeFileSync(
    path.join(folder, ".types", "copies.ts"),
    `// Made by scripts/copy-types.ts.
import type { Language } from "#i18n/languages.ts";

type Translated<Texts, _All extends Record<Language, Texts>> = Texts;

declare module "#app/page/copies.server.ts" {
  interface Copies {
${lines.join("\n")}
  }
}
`,
  );
}

/** While developing, the types follow every copy file that is added or deleted. */
export const copyTypes: Plugin = {
  name: "copy-types",
  apply: "serve",
  configureServer({ watcher }) {
    writeCopyTypes();
    watcher.on("all", (event, file) => {
      if (event !== "change" && anyCopy.test(file.split(path.sep).join("/"))) writeCopyTypes();
    });
  },
};

if (import.meta.main) writeCopyTypes();
