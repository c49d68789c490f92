import { existsSync } from "node:fs";
import path from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

/** Vite plugin that compiles the staff guides (docs/staff) to HTML. Their images become files of the build. */
export function guidePages(): Plugin {
  return {
    name: "guide-pages",
    enforce: "pre",
    transform: (markdown, id) =>
      /[\\/]docs[\\/]staff[\\/].*\.md$/.test(id) ? { code: moduleOf(markdown, path.dirname(id)), map: null } : undefined,
  };
}

/** Returns the source of a module whose default export is the HTML. */
function moduleOf(markdown: string, folder: string): string {
  const pictures: string[] = [];
  const guides = new Marked({
    walkTokens(token) {
      // Marked cannot know the addresses that the build gives to files, so placeholders are replaced below.
      if (token.type === "image") token.href = `picture:${pictures.push(token.href) - 1}`;
      if (token.type === "link") token.href = token.href.replace(/^([a-z-]+)\.md$/, "#/help/$1");
    },
  });
  // The screenshots are made from a built site, so a new one may be missing during that build.
  const isThere = (index: number) => existsSync(path.join(folder, pictures[index] ?? ""));
  const addressOf = (_: string, index: string) => (isThere(Number(index)) ? `" + picture${index} + "` : "data:,");
  const html = JSON.stringify(guides.parse(markdown, { async: false })).replace(/picture:(\d+)/g, addressOf);
  const imports = pictures.map((picture, index) => isThere(index) && `import picture${index} from ${JSON.stringify(`./${picture}`)};`);
  return `${imports.filter(Boolean).join("\n")}\nexport default ${html};`;
}
