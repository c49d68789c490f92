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
    text: "Es genügt die Zahl, die der Standort braucht; weitere Geräte kommen hinzu, wenn er wächst.",
    note: "mit {count} Geräten parallel",
  },
  plant: {
    ...sheet.plant,
    heading: "Zwischen Batterie und Netz",
    text: "Die Zahl im Namen ist eine Produktbezeichnung, keine Leistungsangabe. Hier steht das Gerät in der Anlage, und das ist an jeder Stelle zu klären, bevor der Übersichtsschaltplan feststeht.",
  },
  links: {
    ...sheet.links,
    heading: "Welche Verbindung reicht bis zur Anlage?",
    choices: {
      WiFi: { text: "Am Aufstellort kommt stabiles WLAN an, auch bei geschlossener Tür.", needs: "Nötig: das WLAN-Passwort." },
      LAN: { text: "Beton dämpft das WLAN, ein Kabel lässt sich verlegen.", needs: "Nötig: ein freier Anschluss am Router oder Switch." },
      "4G": { text: "Weder WLAN noch Kabel, aber Mobilfunkempfang.", needs: "Nötig: Netzabdeckung am Ort und ein Mobilfunkvertrag." },
    },
    note: "Alle drei übertragen dieselben Werte an ECOS und ECOS Hub; nur der Weg ist ein anderer.",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH oder COPIA wandelt ihn für das Haus um."),
  },
  plug: {
    ...sheet.plug,
    text: "Was verbraucht wird, während das Dach liefert, muss nicht durch die Batterie.",
    alt: "Ein Tag: Die Kurve des Dachs hat ihre Spitze am Mittag; die Laufzeit eines Geräts rückt vom Abend auf den Mittag.",
    example: "Beispiel eines klaren Tages.",
  },
};
