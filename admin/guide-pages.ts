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
      /[\\/]docs[\\/]staff[\\/].*\.md$/.test(id) ? { code: createModule(markdown, path.dirname(id)), map: null } : undefined,
  };
}

/** Returns the source of a module whose default export is the HTML. */
function createModule(markdown: string, folder: string): string {
  const images: string[] = [];
  const guides = new Marked({
    walkTokens(token) {
      // Marked cannot know the addresses that the build gives to files, so placeholders are replaced below.
      if (token.type === "image") token.href = `picture:${images.push(token.href) - 1}`;
      if (token.type === "link") token.href = token.href.replace(/^([a-z-]+)\.md$/, "#/help/$1");
    },
  });
  // The screenshots are made from a built site, so a new one may be missing during that build.
  const hasImage = (index: number) => existsSync(path.join(folder, images[index] ?? ""));
  const imageExpression = (_: string, index: string) => (hasImage(Number(index)) ? `" + picture${index} + "` : "data:,");
  const html = JSON.stringify(guides.parse(markdown, { async: false })).replace(/picture:(\d+)/g, imageExpression);
  const imports = images.map((image, index) => hasImage(index) && `import picture${index} from ${JSON.stringify(`./${image}`)};`);
  return `${imports.filter(Boolean).join("\n")}\nexport default ${html};`;
}
