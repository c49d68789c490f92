import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Hauseigentümer: Speicher passend zur Stromrechnung",
    description:
      "Jahresverbrauch oder Stromrechnung eingeben: Die Seite berechnet den passenden Turm AGAVE-TH oder MYRTILLO und wie viel vom Abend er deckt.",
    keywords: ["Speicher für das Eigenheim", "Heimspeicher auswählen", "Speichergröße berechnen", "Stromrechnung", "Hauseigentümer"],
  },
  name: "Hauseigentümer",
  heading: "Heimspeicher passend zu Ihrer Stromrechnung",
  lead: "Geben Sie den Strom eines Jahres ein. Sie sehen den passenden Speicher und wie viel Energie er nach Sonnenuntergang liefert.",
  tool: {
    bill: { label: "Ihr Strom in einem Jahr", hint: "Die Summe Ihrer Jahresrechnung, in kWh oder als Betrag." },
    unit: "Die Summe ist in",
    price: {
      label: "Preis einer Kilowattstunde",
      hint: "Er steht auf der Rechnung und macht aus dem Betrag kWh.",
      problems: {
        noPrice: "Geben Sie den Preis je kWh ein.",
        outOfRange:
          "Bei diesem Preis liegt der Verbrauch außerhalb der Berechnung, die {min} bis {max}\u00a0kWh im Jahr umfasst. Prüfen Sie Betrag und Preis.",
      },
    },
    result: "Ihr Speicher",
    modules: { one: "Modul", other: "Module" },
    product: "Diese Konfiguration ansehen",
    share: "des Jahresverbrauchs aus PV-Anlage und Speicher, je nach Wetter und Gewohnheiten",
    night: "aus dem Speicher zwischen Sonnenuntergang und Sonnenaufgang, bei {dark}\u00a0kWh Verbrauch, an einem mittleren Frühlingstag",
    complete: "Berechnung vervollständigen",
    installer: "Installateur anfragen",
    assumptions: [
      "PV-Anlage: {pv}\u00a0kWp, im selben Verhältnis wie das Beispiel des Rechners mit {examplePv}\u00a0kWp für {exampleEnergy}\u00a0kWh im Jahr. Die vollständige Berechnung rechnet mit Ihrem Dach.",
      "Die Modulzahl rechnet mit {night}\u00a0% des Verbrauchs zwischen Sonnenuntergang und Sonnenaufgang, wie in langen Nächten; der gezeichnete Frühlingstag braucht dann weniger. Die Batterie liefert {usable}\u00a0% ihrer Nennenergie, nach Reserve und Verlusten.",
      "Der Anteil am Jahr ist Stunde für Stunde für ein typisches Jahr berechnet ({source}), trübe Tage eingeschlossen.",
      "Ohne Wärmepumpe und Elektroauto: Die vollständige Berechnung nimmt sie auf.",
    ],
  },
  day: {
    heading: "Ihr Tag mit diesem Speicher",
    alt: "Ein mittlerer Frühlingstag in 96 Viertelstunden. Über der Achse versorgt die PV-Anlage am Tag das Haus, und der Speicher liefert {stored} der {dark}\u00a0kWh, die nachts gebraucht werden. Unter der Achse lädt der Speicher am Tag {charged}\u00a0kWh.",
    hours: ["0\u00a0Uhr", "6\u00a0Uhr", "12\u00a0Uhr", "18\u00a0Uhr", "24\u00a0Uhr"],
    legend: [
      { look: "sun", text: "Sonne: Striche für das Haus, die Linie für das ganze Dach" },
      { look: "battery", text: "Speicher über der Achse: versorgt das Haus am Abend und in der Nacht" },
      { look: "charging", text: "Speicher unter der Achse: lädt am Tag" },
      { look: "grid", text: "Netz" },
    ],
    caption:
      "Simulation eines mittleren Frühlingstages in {city}: {consumption}\u00a0kWh im Jahr, {pv}\u00a0kWp auf dem Dach, {yield}\u00a0kWh je kWp an diesem Tag. Ein Strich steht für 15 Minuten.",
  },
  further: {
    heading: "Vor der Unterschrift",
    compare: "AGAVE-TH und MYRTILLO vergleichen",
    links: {
      outage: { text: "Bei Stromausfall", note: "Welche Stromkreise versorgt werden und was dafür nötig ist." },
      place: { text: "Aufstellort und Installationstag", note: "Zulässige Aufstellorte und Ablauf des Tages." },
      compatibility: { text: "Kompatibilität mit Ihrem Wechselrichter", note: "Die Tabelle nach Hersteller, mit Quellen." },
      ecos: { text: "App ECOS", note: "PV-Anlage, Speicher, Haus und Netz auf dem Smartphone." },
      warranty: { text: "Garantie", note: "Was Sie aufbewahren und wie Sie einen Mangel melden." },
      ask: { text: "Frage stellen", note: "Beschreiben Sie Verbrauch und Dach. Unser Team antwortet Ihnen." },
    },
  },
};
