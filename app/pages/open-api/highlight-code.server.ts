import bash from "highlight.js/lib/languages/bash";
import http from "highlight.js/lib/languages/http";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import { createLowlight } from "lowlight";
import type { Code, CodeKind } from "./code.ts";

const languages = { bash, http, json, python, typescript };
export type CodeLanguage = keyof typeof languages;

const lowlight = createLowlight(languages);
type Node = ReturnType<typeof lowlight.highlight>["children"][number];

/** Kind of each class name of the library that gets a colour. */
const kinds: Readonly<Record<string, CodeKind>> = {
  "hljs-comment": "comment",
  "hljs-string": "text",
  "hljs-keyword": "keyword",
  "hljs-built_in": "keyword",
  "hljs-attr": "name",
  "hljs-attribute": "name",
  "hljs-title": "name",
  "hljs-variable": "name",
  "hljs-number": "value",
  "hljs-literal": "value",
};

/** Splits code into parts with their kinds. The server does this, so that browsers load no parser. */
export function highlightCode(language: CodeLanguage, text: string): Code {
  const code: [text: string, kind?: CodeKind][] = [];
  const add = (node: Node, kind: CodeKind | undefined): void => {
    if (node.type === "element") {
      const className = [node.properties.className].flat()[0];
      for (const child of node.children) add(child, kinds[String(className)] ?? kind);
    } else if (node.type === "text") {
      const last = code.at(-1);
      if (last && last[1] === kind) last[0] += node.value;
      else code.push(kind ? [node.value, kind] : [node.value]);
    }
  };
  for (const node of lowlight.highlight(language, text).children) add(node, undefined);
  return code;
}
