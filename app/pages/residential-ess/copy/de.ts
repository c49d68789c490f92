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
    share: "An einem mittleren Apriltag deckt der Speicher {share}\u00a0% dieses Nachtverbrauchs.",
    roof: "An einem solchen Tag lässt das Dach nur {spring}\u00a0kWh übrig, weniger als gewünscht: Mehr PV hilft hier mehr als ein weiteres Modul.",
    winter: "An einem Dezembertag bleiben {winter}\u00a0kWh, der Rest kommt aus dem Netz.",
    winterEnough: "An einem Dezembertag bleiben noch {winter}\u00a0kWh, genug für eine Nacht mit mittlerem Verbrauch.",
    nothing: {
      heading: "Vorerst kein Speicher",
      text: "Schon an einem mittleren Apriltag verbraucht das Haus sofort alles, was das Dach liefert. Beginnen Sie mit mehr PV-Leistung.",
    },
    beyond: {
      heading: "Mehr als dreißig Module",
      text: "Fünf parallele Türme MYRTILLO reichen nicht. Ein solcher Standort wird wie ein Gewerbe geplant: Schreiben Sie uns.",
    },
    link: "Diesen Turm ansehen",
    drawing: "{towers} × {modules} Module",
    assumptions: [
      "{night}\u00a0% des Verbrauchs fallen zwischen Sonnenuntergang und Sonnenaufgang an, {evening}\u00a0% vor dem Schlafengehen.",
      "1\u00a0kWp liefert in {city} an einem mittleren Apriltag etwa {springYield}\u00a0kWh und an einem Dezembertag {winterYield}\u00a0kWh.",
      "Die Batterie gibt {usable}\u00a0% ihrer Nennenergie ab, Reserve und Verluste zusammen. Das ist eine Annahme der Berechnung, kein Produktwert.",
      "Für Netzausfälle bleiben {reserveHours}\u00a0Stunden mittleren Verbrauchs in Reserve.",
      "Ein Modul enthält {module}\u00a0kWh. Preise zählen nur, wenn Sie sie angeben, und eine Ersparnis wird nicht versprochen.",
    ],
    contact: "Berechnung an uns senden",
    year: {
      summary: "Wärmepumpe, Auto, Preise (freiwillig)",
      fields: {
        heat: { label: "Wärmebedarf im Jahr", unit: "kWh", hint: "Für eine Wärmepumpe: Heizung und Warmwasser zusammen." },
        distance: { label: "Elektroauto, im Jahr", unit: "km" },
        price: { label: "Strompreis", unit: "{currency}/kWh", hint: "Ohne Preis bleibt das Ergebnis bei Energie." },
        feedIn: { label: "Einspeisevergütung", unit: "{currency}/kWh" },
        cost: { label: "Preis des Speichers mit Einbau", unit: "{currency}", hint: "Laut Ihrem Angebot; wir setzen keinen Richtwert an." },
      },
      charging: { legend: "Das Auto lädt", names: { night: "nachts", day: "tagsüber" } },
      currency: "Währung",
      currencies: { EUR: "Euro", AUD: "Australischer Dollar", CNY: "Yuan" },
      symbols: { EUR: "€", AUD: "A$", CNY: "¥" },
      energy:
        "Im Jahr liefert das Dach {made}\u00a0kWh, und das Haus verbraucht {used}: {direct} direkt vom Dach, {stored} aus der Batterie, {bought} aus dem Netz. Eingespeist werden {exported}\u00a0kWh.",
      pump: "Davon braucht die Wärmepumpe {energy}\u00a0kWh, vor allem von November bis März.",
      car: {
        night: "Davon braucht das Auto {energy}\u00a0kWh, nachts, an jedem Tag des Jahres gleich viel.",
        day: "Davon braucht das Auto {energy}\u00a0kWh, tagsüber, an jedem Tag des Jahres gleich viel.",
      },
      saving: "Zu Ihren Preisen spart die Batterie {saving} im Jahr: {stored}\u00a0kWh, die weder gekauft noch verkauft werden.",
      noFeedIn: "Ohne Angabe einer Einspeisevergütung zählt der Überschuss nichts.",
      noSaving: "Zu Ihren Preisen bringt Einspeisen mindestens so viel wie Speichern: Die Batterie spart nichts.",
      payback: {
        range: "Der angegebene Preis ist je nach den Annahmen unten in {soonest} bis {latest}\u00a0Jahren bezahlt.",
        from: "Der angegebene Preis ist frühestens in {soonest}\u00a0Jahren bezahlt, im ungünstigen Fall nicht in {years}\u00a0Jahren.",
        never: "Der angegebene Preis ist in {years}\u00a0Jahren nicht bezahlt.",
      },
      assumptions: [
        "Das Jahr besteht aus zwölf mittleren Tagen. Der Ertrag des Dachs folgt einem Kosinus durch die beiden genannten Tage. Ladeverluste der Batterie sind in der Jahresbilanz nicht eingerechnet.",
        "Wärmepumpe: {performance}\u00a0kWh Wärme aus 1\u00a0kWh Strom (Annahme; der SCOP Ihres Geräts steht auf dem Energielabel, Verordnung (EU) 811/2013), tags und nachts gleich viel. {hotWater}\u00a0% sind Warmwasser, der Rest folgt der Kälte, von November bis März.",
        "Auto: {perHundred}\u00a0kWh auf 100\u00a0km mit Ladeverlusten (Annahme; der WLTP-Wert steht in der Übereinstimmungsbescheinigung, Verordnung (EU) 2017/1151).",
        "Amortisation: Der Strompreis steigt um 0 bis {growth}\u00a0% im Jahr, und die Batterie verliert {loss} bis 0\u00a0% im Jahr. Unsere Daten nennen keinen jährlichen Verlust: Das ist eine Annahme. Die Einspeisevergütung bleibt gleich, über {years}\u00a0Jahre hinaus wird nichts gesagt, und versprochen wird nichts.",
      ],
    },
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
        note: "und mehr bei MYRTILLO, bei einem Zyklus am Tag 27\u00a0Jahre: ein Rechenwert, keine Lebensdauer, denn Zellen altern auch in Ruhe",
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
