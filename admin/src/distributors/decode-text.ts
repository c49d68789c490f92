import type { Language } from "../../../i18n/languages.ts";

/** Labels of the WHATWG Encoding Standard. */
export const encodings = ["utf-8", "windows-1252", "gb18030", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof encodings)[number];

/** Excel writes CSV in the code page of the user's system. */
const systemEncodings: Partial<Record<Language, Encoding>> = { cn: "gb18030" };

/**
 * Decodes a text file in the chosen encoding. Without one, the byte order mark decides, then UTF-8 where the bytes are
 * valid, then the code page that programs use in this language.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, language: Language, chosen?: Encoding): { text: string; encoding: Encoding } {
  const candidates = ["utf-8", systemEncodings[language] ?? "windows-1252"] as const;
  const encoding = chosen ?? encodingOfByteOrderMark(bytes) ?? candidates.find((each) => isValid(bytes, each)) ?? "windows-1252";
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOfByteOrderMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function isValid(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
