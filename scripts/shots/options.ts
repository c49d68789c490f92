import { parseArgs } from "node:util";
import { isLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { messageOf } from "#platform/failures";

export type Options = {
  /** Paths without language prefix; empty means every page. */
  paths: string[];
  languages: Language[];
  widths: number[];
  javaScript: boolean;
  forcedColors: boolean;
  reducedMotion: boolean;
  out: string;
  /** URL of a running server; undefined starts the built site for this run. */
  url: string | undefined;
};

const usage = `npm run shots -- [--page /products,/] [--language de,cn] [--width 390,1440]
  [--no-js] [--forced-colors] [--reduced-motion] [--url http://localhost:5000] [--out var/shots]`;
const allWidths = [320, 390, 768, 1024, 1440, 1920];

/** Parses the command line; an invalid argument ends the process with a message and the usage. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        page: { type: "string", multiple: true, default: [] },
        language: { type: "string", multiple: true, default: [...languageCodes] },
        width: { type: "string", multiple: true, default: allWidths.map(String) },
        "no-js": { type: "boolean", default: false },
        "forced-colors": { type: "boolean", default: false },
        "reduced-motion": { type: "boolean", default: false },
        out: { type: "string", default: "var/shots" },
        url: { type: "string" },
      },
    });
    return {
      paths: each(values.page, "page", (path) => path.startsWith("/")),
      languages: each(values.language, "language", isLanguage).filter((code) => isLanguage(code)),
      widths: each(values.width, "width", (width) => /^\d{3,4}$/.test(width))
        .map(Number)
        .toSorted((a, b) => a - b),
      javaScript: !values["no-js"],
      forcedColors: values["forced-colors"],
      reducedMotion: values["reduced-motion"],
      out: values.out,
      url: values.url && new URL(values.url).origin,
    };
  } catch (error) {
    console.error(`${messageOf(error)}\n${usage}`);
    process.exit(1);
  }
}

/** Accepts comma-separated values and repeated options. */
function each(options: string[], name: string, allowed: (value: string) => boolean): string[] {
  const values = options.flatMap((value) => value.split(","));
  const invalid = values.find((value) => !allowed(value));
  if (invalid !== undefined) throw new Error(`--${name} is ${JSON.stringify(invalid)}, which is not a ${name}.`);
  return values;
}
