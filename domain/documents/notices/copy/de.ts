import type { NoticeCopy } from "./fr.ts";

export const de: NoticeCopy = {
  replaced: {
    heading: "Dieses Dokument wurde ersetzt",
    byVersion: "Version {version} vom {date} wurde durch Version {next} vom {nextDate} ersetzt.",
    byOther: "Das Dokument wurde am {date} durch andere Dokumente ersetzt. Die letzte Version war {version}.",
    current: "Aktuelle Version {next} öffnen",
    old: "Alte Datei, Version {version}",
  },
  withdrawn: {
    heading: "Dieses Dokument wurde zurückgezogen",
    text: "Das Dokument ist seit dem {date} nicht mehr erhältlich. Die letzte Version war {version}.",
    current: "Aktuelles Dokument: {title}",
    product: "Produktseite: {product}",
  },
  contents: {
    file: "inhalt.txt",
    heading: "{subject}: Dokumente vom {date}",
    selection: "Ihre Auswahl",
    version: "Version {version} vom {date}, {size}",
    language: "Sprache: {language}",
    everyLanguage: "Ohne Sprache",
    otherLanguage: "Diese Datei ist nicht in der Sprache dieses Verzeichnisses.",
    latest: "Immer die aktuelle Version: {address}",
    replacedBy: "Ersetzt durch: {title}, {address}",
    checksum: "SHA-256: {sha256}",
    example: "Beispiel",
  },
  downloads: "Alle Downloads",
};
