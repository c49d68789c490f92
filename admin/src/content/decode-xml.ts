const declarationBytes = 200;

/** Decodes an XML file by its byte order mark, else by the encoding that it declares, else as UTF-8. */
export function decodeXml(bytes: Uint8Array<ArrayBuffer>): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, declarationBytes));
  const declaredEncoding = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1];
  return new TextDecoder(utf16Of(bytes) ?? supportedEncoding(declaredEncoding)).decode(bytes);
}

/** Recognizes UTF-16 by its byte order mark, or by the zero byte beside the first `<`. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? "utf-16be" : undefined;
}

function supportedEncoding(label = "utf-8"): string {
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration that could be read as bytes cannot be in UTF-16.
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return "utf-8";
  }
}
