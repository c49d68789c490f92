import type { Copy } from "./fr.ts";

export const de: Copy = {
  inverter: {
    heading: "Vier Wege durch ein Gerät",
    alt: "Schema: {name} in der Mitte. Von den PV-Modulen fließt Energie zum Haus, zur Batterie und ins Netz, aus der Batterie zum Haus.",
    paths: [
      "Vom Dach ins Haus, solange dort etwas läuft.",
      "Vom Dach in die Batterie, durchgehend als Gleichstrom.",
      "Vom Dach ins Netz, wenn die Batterie voll ist.",
      "Aus der Batterie ins Haus, nach Sonnenuntergang.",
    ],
    parts: { panels: "PV-Module", battery: "Batterie", house: "Haus", grid: "Netz" },
    direct: ["Gleich-", "strom"],
    alternating: ["Wechsel-", "strom"],
  },
  units: {
    heading: "Jedes Gerät bringt {step} dazu",
    text: "Es genügt die Zahl, die der Standort braucht; weitere Geräte kommen hinzu, wenn er wächst.",
    note: "mit {count} Geräten parallel",
    alt: "Von links nach rechts ein bis {count} Geräte parallel: von {step} bis {total}.",
  },
  plant: {
    heading: "Zwischen Batterie und Netz",
    text: "Die Zahl im Namen ist eine Produktbezeichnung, keine Leistungsangabe. Hier steht das Gerät in der Anlage, und das ist an jeder Stelle zu klären, bevor der Übersichtsschaltplan feststeht.",
    alt: "Übersichtsschaltplan: Batterie, {name}, Transformator, Netz; PANGU OS gibt den Sollwert vor.",
    parts: { battery: "Batterie", transformer: "Transformator", grid: "Netz" },
    charge: "laden",
    discharge: "entladen",
    order: "Sollwert",
    questions: [
      { place: "Batterieseite", text: "Spannungsbereich über den gesamten Ladezustand, Dauer- und Spitzenstrom." },
      { place: "Umwandlung", text: "Überlast und ihre Dauer, Kühlung, Leistung bei Hitze und in der Höhe des Standorts." },
      { place: "Netzseite", text: "Wirk- und Scheinleistung, Blindleistungsbereich, Oberschwingungen, galvanische Trennung." },
      { place: "Leittechnik", text: "Schnittstellen, Reaktionszeit und die Vorgaben des Netzbetreibers." },
    ],
  },
  links: {
    heading: "Welche Verbindung reicht bis zur Anlage?",
    alt: "Schema: Der Logger erreicht ECOS über WLAN und Router, über ein Kabel und den Router oder über das Mobilfunknetz. Hier: {link}.",
    choices: {
      WiFi: { text: "Am Aufstellort kommt stabiles WLAN an, auch bei geschlossener Tür.", needs: "Nötig: das Passwort des Routers." },
      LAN: { text: "Beton dämpft das WLAN, ein Kabel lässt sich verlegen.", needs: "Nötig: ein freier Anschluss am Router oder Switch." },
      "4G": { text: "Weder WLAN noch Kabel, aber Mobilfunkempfang.", needs: "Nötig: Netzabdeckung am Ort und ein Mobilfunkvertrag." },
    },
    router: "Router",
    mast: "Mobilfunknetz",
    note: "Alle drei übertragen dieselben Werte an ECOS und ECOS Hub; nur der Weg ist ein anderer.",
  },
  charger: {
    heading: "Von der Sonne ins Auto",
    alt: "Schema: Das Dach speist den Wechselrichter, dieser das Haus und die Wallbox, die Wallbox das Auto.",
    steps: [
      "Das Dach liefert Gleichstrom.",
      "AGAVE-TH oder COPIA wandelt ihn für das Haus um.",
      "Die Wallbox führt ihn über einen eigenen Stromkreis zum Auto.",
      "Das Ladegerät im Auto bestimmt das Tempo.",
    ],
    parts: { roof: "Dach", system: "Wechselrichter", house: "Haus", charger: "Wallbox", car: "Auto" },
  },
  plug: {
    heading: "Dasselbe Gerät, zur Mittagszeit",
    text: "Was verbraucht wird, während das Dach liefert, muss nicht durch die Batterie.",
    alt: "Ein Tag: Die Kurve des Dachs hat ihre Spitze am Mittag; die Laufzeit eines Geräts rückt vom Abend auf den Mittag.",
    roof: "das Dach liefert",
    noon: "direkt",
    evening: "über die Batterie",
    hours: ["0\u00a0Uhr", "6\u00a0Uhr", "12\u00a0Uhr", "18\u00a0Uhr", "24\u00a0Uhr"],
    example: "Beispiel eines klaren Tages.",
  },
};
