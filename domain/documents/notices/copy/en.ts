import type { NoticeCopy } from "./fr.ts";

export const en: NoticeCopy = {
  replaced: {
    heading: "This document was replaced",
    byVersion: "Version {version} of {date} was replaced by version {next} of {nextDate}.",
    byOther: "Other documents replaced it on {date}. Its last version was {version}.",
    current: "Open the current version, {next}",
    old: "Old file, version {version}",
  },
  withdrawn: {
    heading: "This document was withdrawn",
    text: "The document has not been available since {date}. Its last version was {version}.",
    current: "Current document: {title}",
    product: "Product page: {product}",
  },
  contents: {
    file: "contents.txt",
    heading: "{subject}: documents as of {date}",
    selection: "Your selection",
    version: "Version {version} of {date}, {size}",
    language: "Language: {language}",
    everyLanguage: "No language",
    otherLanguage: "This file is not in the language of this list.",
    latest: "Always the current version: {address}",
    replacedBy: "Replaced by: {title}, {address}",
    checksum: "SHA-256: {sha256}",
    example: "Example",
  },
  downloads: "All downloads",
};
