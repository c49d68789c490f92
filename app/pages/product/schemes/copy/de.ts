import { sheetWords } from "../sheet-words.server.ts";
import type { Copy } from "./fr.ts";

const sheet = sheetWords("de");

export const de: Copy = {
  inverter: {
    ...sheet.inverter,
    direct: ["Gleich-", "strom"],
    alternating: ["Wechsel-", "strom"],
  },
  units: {
    ...sheet.units,
    text: "Die Zahl der Geräte richtet sich nach der Leistung, die der Standort braucht; weitere lassen sich später ergänzen.",
    note: "mit {count} Geräten parallel",
  },
  plant: {
    ...sheet.plant,
    heading: "Angaben für den einpoligen Übersichts\u00adschaltplan",
    text: "Das Schema zeigt den Batteriewechselrichter zwischen Batterie und Netz. Die Angaben an jeder Stelle sind zu klären, bevor der Übersichtsschaltplan feststeht.",
  },
  links: {
    ...sheet.links,
    heading: "WLAN, LAN oder 4G für den Datenlogger",
    choices: {
      WiFi: { text: "Am Aufstellort kommt stabiles WLAN an, auch bei geschlossener Tür.", needs: "Nötig: das WLAN-Passwort." },
      LAN: { text: "Beton dämpft das WLAN, ein Kabel lässt sich verlegen.", needs: "Nötig: ein freier Anschluss am Router oder Switch." },
      "4G": {
        text: "WLAN und Kabel fehlen, Mobilfunkempfang ist vorhanden.",
        needs: "Nötig: Netzabdeckung am Ort und ein Mobilfunkvertrag.",
      },
    },
    note: "Alle drei Modelle übertragen dieselben Werte an ECOS und ECOS Hub.",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH oder COPIA wandelt ihn für das Haus um."),
  },
  plug: {
    ...sheet.plug,
    text: "Läuft ein Gerät mittags, nutzt es den Solarstrom direkt, ohne Umweg über die Batterie.",
    alt: "Ein Tag: Die Kurve des Solarstroms hat ihre Spitze am Mittag; die Laufzeit eines Geräts rückt vom Abend auf den Mittag.",
    example: "Beispiel: klarer Tag",
  },
};
