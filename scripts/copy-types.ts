import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, languageCodes, type Language } from "../i18n/languages.ts";
import { traits } from "../i18n/traits.ts";

const root = path.resolve(import.meta.dirname, "..");
const original = `copy/${defaultLanguage}.ts`;
const anyCopy = /\/copy\/[a-z]+\.ts$/;

/**
 * Generates the types of all messages in `app` by folder name, for `app/page/copies.server.ts`. A missing text or file of a
 * language causes a type error there. A spelling variant (`spellingOf`) needs no file: it has the other language's texts.
 */
export function writeCopyTypes(folder = root): void {
  const lines = globSync(`app/**/${original}`, { cwd: folder })
    .map((file) => path.posix.dirname(file.split(path.sep).join("/")))
    .toSorted()
    .map((messageFolder) => {
      const textsIn = (code: Language): string => {
        const { spellingOf } = traits[code];
        const usesOtherLanguage = spellingOf && !existsSync(path.join(folder, messageFolder, `${code}.ts`));
        return usesOtherLanguage ? textsIn(spellingOf) : `typeof import("../${messageFolder}/${code}.ts").${code}`;
      };
      const all = languageCodes.map((code) => `${code}: ${textsIn(code)}`).join("; ");
      return `    "${path.posix.basename(path.posix.dirname(messageFolder))}": Translated<${textsIn(defaultLanguage)}, { ${all} }>;`;
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

/** Regenerates the types in development whenever a message file is added or deleted. */
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
