import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Stromspeicher für das Haus",
    description:
      "Ein Heimspeicher trägt die Mittagssonne in den Abend. Berechnen Sie die Zahl der Module für Verbrauch und Dach, mit allen Annahmen offengelegt.",
    keywords: [
      "Heimspeicher",
      "Stromspeicher Einfamilienhaus",
      "Eigenverbrauch",
      "Speichergröße berechnen",
      "AGAVE-TH",
      "MYRTILLO",
      "Ersatzstrom",
    ],
  },
  name: "Für zu Hause",
  hero: {
    heading: "Wie zahle ich weniger für Strom?",
    lead: "Indem Sie weniger kaufen. Das Dach liefert mittags, gewohnt wird abends: Ein Heimspeicher bringt beides zusammen.",
    calculate: "Speicher berechnen",
    product: "AGAVE-TH ansehen",
    pictureAlt:
      "Eine helle Garage: ein Turm AGAVE-TH und eine Wallbox an einer Lattenwand, ein Auto unter seiner Hülle, ein grünes Fahrrad.",
  },
  flow: {
    heading: "Drei Momente eines Tages",
    choice: "Tageszeit",
    parts: {
      panels: ["PV-Anlage"],
      grid: ["Netz"],
      inverter: ["Hybrid-", "wechselrichter"],
      battery: ["Batterie"],
      house: ["Haus"],
      car: ["Auto"],
      backup: ["Ersatzstrom"],
    },
    cut: "Ausfall",
    moments: {
      noon: {
        name: "Mittag",
        heading: "Das Dach versorgt zuerst das Haus.",
        text: "Dann lädt es Auto und Batterie. Nur der Rest geht ins Netz.",
        alt: "Schema am Mittag: Die PV-Anlage versorgt über den Wechselrichter Haus, Auto und Batterie, der Überschuss geht ins Netz.",
      },
      evening: {
        name: "Abend",
        heading: "Die Batterie ersetzt den Einkauf.",
        text: "Herd, Licht, Spülmaschine: Was sonst aus dem Netz gekauft würde, kommt aus den Modulen.",
        alt: "Schema am Abend: Die Batterie versorgt über den Wechselrichter das Haus und die Ersatzstromkreise, das Netz wird nicht gebraucht.",
      },
      cut: {
        name: "Netzausfall",
        heading: "Die gewählten Stromkreise bleiben an.",
        text: "Welche das sind, legt der Elektriker vorher fest: Kühlschrank, Router, Licht. Wie lange, bestimmt die Reserve.",
        alt: "Schema bei Netzausfall: Das Netz ist weg, die Batterie versorgt über den Wechselrichter die Ersatzstromkreise.",
      },
    },
  },
  sizing: {
    heading: "Wie viele Module?",
    lead: "Drei Antworten genügen für eine erste Größe. Der Installateur verfeinert sie mit Ihrem Lastgang.",
    fields: {
      consumption: { label: "Jahresverbrauch", unit: "kWh", hint: "Er steht auf Ihrer Jahresrechnung." },
      pv: { label: "PV-Leistung auf dem Dach", unit: "kWp" },
    },
    goal: {
      legend: "Der Speicher soll reichen für",
      names: { evening: "den Abend", night: "die ganze Nacht", backup: "die Nacht und eine Reserve bei Netzausfall" },
    },
    result: "Ergebnis",
    modules: { one: "Modul", other: "Module" },
    stack: { one: "{product}, {energy}\u00a0kWh", other: "{product}, {towers}\u00a0Türme mit {modules}\u00a0Modulen, {energy}\u00a0kWh" },
    need: "Das Haus braucht {daily}\u00a0kWh am Tag, davon {dark}\u00a0kWh zwischen Sonnenuntergang und Sonnenaufgang.",
    share: "An einem klaren Apriltag decken diese Module davon {share}\u00a0%.",
    roof: "An einem solchen Tag lässt das Dach nur {spring}\u00a0kWh übrig, weniger als gewünscht: Mehr PV hilft hier mehr als ein weiteres Modul.",
    winter: "An einem Dezembertag bleiben {winter}\u00a0kWh, der Rest kommt aus dem Netz.",
    winterEnough: "An einem Dezembertag bleiben noch {winter}\u00a0kWh, genug für eine Nacht mit mittlerem Verbrauch.",
    nothing: {
      heading: "Vorerst kein Speicher",
      text: "Selbst an einem klaren Apriltag verbraucht das Haus sofort alles, was das Dach liefert. Beginnen Sie mit mehr PV-Leistung.",
    },
    beyond: {
      heading: "Mehr als dreißig Module",
      text: "Fünf parallele Türme MYRTILLO reichen nicht. Ein solcher Standort wird wie ein Gewerbe geplant: Schreiben Sie uns.",
    },
    link: "Diesen Turm ansehen",
    drawing: "{towers} × {modules} Module",
    assumptions: [
      "{night}\u00a0% des Verbrauchs fallen zwischen Sonnenuntergang und Sonnenaufgang an, {evening}\u00a0% vor dem Schlafengehen.",
      "1\u00a0kWp liefert in {city} an einem klaren Apriltag etwa {springYield}\u00a0kWh und an einem Dezembertag {winterYield}\u00a0kWh.",
      "Die Batterie gibt {usable}\u00a0% ihrer Nennenergie ab, Reserve und Verluste zusammen. Das ist eine Annahme der Rechnung, kein Produktwert.",
      "Für Netzausfälle bleiben {reserveHours}\u00a0Stunden mittleren Verbrauchs in Reserve.",
      "Ein Modul enthält {module}\u00a0kWh. Preise kommen nicht vor, und eine Ersparnis wird nicht versprochen.",
    ],
  },
  ways: {
    heading: "Ein Turm oder zwei Geräte",
    text: "AGAVE-TH vereint Hybridwechselrichter und Batterie. COPIA an der Wand und MYRTILLO am Boden teilen sich dieselbe Arbeit, wo Platz oder Bestand es verlangen.",
    accessories: "Dazu passen:",
  },
  night: {
    heading: "Was zählt, wenn er bei Ihnen wohnt",
    pictureAlt: "AGAVE-TH und eine Wallbox vor einer Holzfassade bei Nacht, darüber drei Wandleuchten.",
    figures: [
      {
        number: "10.000",
        unit: "Zyklen",
        note: "und mehr bei MYRTILLO, bei einem Zyklus am Tag 27\u00a0Jahre: eine Rechnung und keine Lebensdauer, denn Zellen altern auch in Ruhe",
      },
      { number: "<\u00a025", unit: "dB", note: "bei AGAVE-TH" },
      { number: "15", unit: "s", note: "höchstens für die Brandunterdrückung" },
    ],
  },
  cases: { heading: "Drei Häuser, durchgerechnet" },
  closing: {
    heading: "Den Rest sagt Ihr Lastgang.",
    text: "Nennen Sie uns Verbrauch und Dach, wir antworten mit einem passenden Aufbau.",
    action: "Frage stellen",
  },
};
