import { createHash } from "node:crypto";
import { stylesMark } from "#app/frame/styles-mark.ts";
import { waitingCode } from "#app/router-internals/start-code-after-content.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Bytes } from "./compression.ts";
import { stylesOf } from "./page-styles.ts";

/** No text of anybody's holds a bare angle bracket. */
const sheetPlace = `>${stylesMark}</style>`;

/** A drawn page with its styles and the address of its state, and what its content security policy has to allow. */
export function finishPage(drawn: string, state?: string): { bytes: Bytes; inline: InlineHashes } {
  const html = state === undefined ? drawn : drawn.replace(waitingCode, `${waitingCode} data-state="${escapeMarkup(state)}"`);
  const at = html.indexOf(sheetPlace);
  // Data alone, a redirect, or in development, where styles are files.
  if (at === -1) return { bytes: Buffer.from(html, "latin1"), inline: inlineHashes(html) };
  const { text, hash } = stylesOf(html);
  return { bytes: withStyles(html, at, text), inline: inlineHashes(html, hash) };
}

/** The sheet goes into the page's bytes: text that is the same in many pages is neither drawn, encoded nor hashed for each. */
function withStyles(html: string, at: number, sheet: Buffer): Bytes {
  const after = at + 1 + stylesMark.length;
  const bytes = Buffer.allocUnsafe(html.length - stylesMark.length + sheet.length);
  bytes.write(html.slice(0, at + 1), 0, "latin1");
  sheet.copy(bytes, at + 1);
  bytes.write(html.slice(after), at + 1 + sheet.length, "latin1");
  return bytes;
}

/** Sources of a content security policy, `sha256-…`: the inline scripts that run (data blocks need none) and styles. */
export type InlineHashes = { scripts: string[]; styles: string[] };

function inlineHashes(html: string, sheetHash?: string): InlineHashes {
  const hashes = (pattern: RegExp, hash: (text: string) => string) => {
    const texts = [...html.matchAll(pattern)].filter(([, attributes = ""]) => !/\ssrc=|application\/ld\+json/.test(attributes));
    return [...new Set(texts.map(([, , text = ""]) => hash(text)))];
  };
  return {
    scripts: hashes(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, hashOf),
    styles: hashes(/<style\b([^>]*)>([\s\S]*?)<\/style>/g, (text) => (text === stylesMark && sheetHash ? sheetHash : hashOf(text))),
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text, "latin1").digest("base64")}`;
}
