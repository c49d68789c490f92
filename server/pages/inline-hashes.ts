import { createHash } from "node:crypto";

/** Policy sources (`sha256-…`) for the inline scripts and styles of a document. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Hashes inline scripts and styles with regular expressions: user text cannot match, because it is HTML-escaped. */
export function inlineHashes(html: string): InlineHashes {
  const hashes = (pattern: RegExp) => {
    const elements = [...html.matchAll(pattern)].filter(([, attributes = ""]) => !/\ssrc=|application\/ld\+json/.test(attributes));
    return [...new Set(elements.map(([, , text = ""]) => hashOf(text)))];
  };
  return {
    scripts: hashes(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style\b([^>]*)>([\s\S]*?)<\/style>/g),
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
