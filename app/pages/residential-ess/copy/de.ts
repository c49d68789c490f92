import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Stromspeicher für das Haus",
    description:
      "Heimspeicher AGAVE-TH und MYRTILLO von 4,99 bis 149,76\u00a0kWh: Berechnen Sie die Zahl der Module für Verbrauch und Dach, mit allen Annahmen.",
    keywords: [
      "Heimspeicher",
      "Stromspeicher Einfamilienhaus",
      "Eigenverbrauch",
      "Speichergröße berechnen",
      "AGAVE-TH",
      "MYRTILLO",
      "Ersatzstrom",
      "Speicher nachrüsten",
      "Speicher für bestehende PV-Anlage",
    ],
  },
  name: "Heimspeicher",
  hero: {
    heading: "Heimspeicher: Solarstrom auch abends nutzen",
    lead: "Der Heimspeicher lädt mittags mit Solarstrom vom Dach und versorgt das Haus abends und nachts. Sie beziehen weniger Strom aus dem Netz.",
    calculate: "Speicher berechnen",
    product: "AGAVE-TH ansehen",
  },
  flow: {
    heading: "Energiefluss mittags, abends und bei Netzausfall",
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
        heading: "Solarstrom für Haus, Auto und Batterie",
        text: "Der Solarstrom versorgt zuerst das Haus und lädt dann Auto und Batterie. Der Überschuss wird eingespeist; neue Anlagen in Deutschland ohne intelligentes Messsystem und Steuerbox speisen höchstens 60\u00a0% der PV-Leistung ein (§\u00a09\u00a0EEG).",
        alt: "Schema am Mittag: Die PV-Anlage versorgt über den Wechselrichter Haus, Auto und Batterie, der Überschuss wird eingespeist.",
      },
      evening: {
        name: "Abend",
        heading: "Batteriestrom für das Haus am Abend",
        text: "Herd, Licht und Spülmaschine laufen mit gespeichertem Solarstrom. Der Netzbezug sinkt.",
        alt: "Schema am Abend: Die Batterie versorgt über den Wechselrichter das Haus und die Ersatzstromkreise, das Haus bezieht keinen Netzstrom.",
      },
      cut: {
        name: "Netzausfall",
        heading: "Ersatzstrom für ausgewählte Stromkreise",
        text: "Der Installateur legt vorher fest, welche Stromkreise die Batterie nach der Umschaltung versorgt, etwa Kühlschrank, Router und Licht. Die Dauer bestimmt die Ersatzstromreserve.",
        alt: "Schema bei Netzausfall: Das Netz ist ausgefallen, die Batterie versorgt über den Wechselrichter die Ersatzstromkreise.",
      },
    },
  },
  sizing: {
    heading: "Speichergröße berechnen",
    lead: "Drei Angaben genügen für eine erste Größe. Der Installateur verfeinert sie mit Ihrem Lastgang.",
    fields: {
      consumption: { label: "Jahresverbrauch", unit: "kWh", hint: "Der Wert steht auf Ihrer Jahresrechnung." },
      pv: { label: "PV-Leistung auf dem Dach", unit: "kWp" },
    },
    goal: {
      legend: "Versorgung aus der Batterie",
      names: { evening: "am Abend", night: "die ganze Nacht", backup: "die ganze Nacht und Reserve bei Netzausfall" },
    },
    result: "Ergebnis",
    modules: { one: "Modul", other: "Module" },
    stack: { one: "{product}, {energy}\u00a0kWh", other: "{product}, {towers}\u00a0Türme mit {modules}\u00a0Modulen, {energy}\u00a0kWh" },
    need: "Das Haus verbraucht {daily}\u00a0kWh am Tag, davon {dark}\u00a0kWh zwischen Sonnenuntergang und Sonnenaufgang.",
    share: {
      evening: "An einem durchschnittlichen Frühlingstag deckt der Speicher {share}\u00a0% des Abendverbrauchs vor dem Schlafengehen.",
      night: "An einem durchschnittlichen Frühlingstag deckt der Speicher {share}\u00a0% dieses Nachtverbrauchs.",
    },
    roof: "An einem solchen Tag bleiben nach dem Tagesverbrauch nur {spring}\u00a0kWh Überschuss. Mehr PV-Leistung bringt hier mehr als ein weiteres Modul.",
    winter:
      "An einem durchschnittlichen Wintertag bleiben nur {winter}\u00a0kWh Überschuss für die Batterie; den Rest bezieht das Haus aus dem Netz.",
    winterNone:
      "An einem durchschnittlichen Wintertag verbraucht das Haus den gesamten Solarstrom sofort; die Batterie bleibt leer, und den Rest bezieht das Haus aus dem Netz.",
    winterEnough:
      "An einem durchschnittlichen Wintertag bleiben noch {winter}\u00a0kWh Überschuss, genug für eine Nacht mit mittlerem Verbrauch.",
    nothing: {
      heading: "Vorerst kein Speicher",
      text: "Schon an einem durchschnittlichen Frühlingstag verbraucht das Haus den gesamten Solarstrom sofort. Beginnen Sie mit mehr PV-Leistung.",
    },
    beyond: {
      heading: "Mehr als 30 Module nötig",
      text: "Fünf parallele Türme MYRTILLO reichen nicht aus. Wir planen solche Standorte wie einen Gewerbespeicher: Schreiben Sie uns.",
    },
    link: "Diesen Turm ansehen",
    drawing: "{towers} × {modules} Module",
    assumptions: [
      "{night}\u00a0% des Verbrauchs fallen zwischen Sonnenuntergang und Sonnenaufgang an, {evening}\u00a0% vor dem Schlafengehen.",
      "1\u00a0kWp liefert in {city} an einem durchschnittlichen Frühlingstag etwa {springYield}\u00a0kWh und an einem durchschnittlichen Wintertag {winterYield}\u00a0kWh.",
      "Nutzbar sind {usable}\u00a0% der Nennenergie. Reserve und Verluste sind darin pauschal angenommen.",
      "Für Netzausfälle bleiben {reserveHours}\u00a0Stunden mittleren Verbrauchs in Reserve.",
      "Ein Modul speichert {module}\u00a0kWh. Preise gehen nur ein, wenn Sie sie angeben. Das Ergebnis ist unverbindlich.",
    ],
    contact: "Berechnung an uns senden",
    year: {
      summary: "Wärmepumpe, Auto, Preise (optional)",
      fields: {
        heat: { label: "Wärmebedarf im Jahr", unit: "kWh", hint: "Für eine Wärmepumpe: Heizung und Warmwasser zusammen." },
        distance: { label: "Elektroauto, im Jahr", unit: "km" },
        price: { label: "Strompreis", unit: "{currency}/kWh", hint: "Ohne Preis enthält das Ergebnis nur Energiemengen." },
        feedIn: { label: "Einspeisevergütung", unit: "{currency}/kWh" },
        cost: { label: "Preis des Speichers mit Einbau", unit: "{currency}", hint: "Laut Ihrem Angebot; wir setzen keinen Richtwert an." },
      },
      charging: { legend: "Das Auto lädt", names: { night: "nachts", day: "tagsüber" } },
      currency: "Währung",
      energy: "Im Jahr liefert die PV-Anlage etwa {made}\u00a0kWh, und das Haus verbraucht {used}\u00a0kWh.",
      range:
        "Damit versorgt es sich zu {share}\u00a0% selbst: {stored}\u00a0kWh kommen aus der Batterie, {bought}\u00a0kWh aus dem Netz. Die Spanne umfasst sonnige und trübe Jahre und unterschiedliche Gewohnheiten.",
      pump: "Davon braucht die Wärmepumpe {energy}\u00a0kWh, vor allem von November bis März.",
      car: {
        night: "Davon braucht das Auto {energy}\u00a0kWh, nachts, an jedem Tag des Jahres gleich viel.",
        day: "Davon braucht das Auto {energy}\u00a0kWh, tagsüber, an jedem Tag des Jahres gleich viel.",
      },
      saving: "Bei Ihren Preisen spart die Batterie {saving} im Jahr, die entgangene Einspeisevergütung ist abgezogen.",
      noFeedIn: "Ohne Angabe einer Einspeisevergütung rechnen wir den Überschuss mit null.",
      noSaving: "Bei Ihren Preisen bringt Einspeisen mindestens so viel wie Speichern: Die Batterie spart nichts.",
      assumptions: [
        "Das Jahr wird Stunde für Stunde mit einem typischen Wetterjahr berechnet ({source}), trübe Tage eingeschlossen. Der mittlere Autarkiegrad weicht höchstens 5\u00a0Prozentpunkte von den Tabellen der HTW Berlin und D.\u00a0von\u00a0Oheimbs ab. Die Spanne: {sun}\u00a0% weniger oder mehr Sonne, {roundTripLow} bis {roundTripHigh}\u00a0% der geladenen Energie wieder nutzbar, Geräte, die dem Sonnenstrom schlechter oder besser folgen. Die Batterie lädt in frühestens zwei Stunden.",
        "Wärmepumpe: {performance}\u00a0kWh Wärme aus 1\u00a0kWh Strom (Annahme; der SCOP Ihres Geräts steht auf dem Energielabel, Verordnung (EU) 811/2013), tags und nachts gleich viel. {hotWater}\u00a0% sind Warmwasser, der Rest verteilt sich nach der Außentemperatur auf November bis März.",
        "Auto: {perHundred}\u00a0kWh auf 100\u00a0km mit Ladeverlusten (Annahme; der WLTP-Wert steht in der Übereinstimmungsbescheinigung, Verordnung (EU) 2017/1151).",
        "Amortisation: Im ungünstigen Fall bleibt der Strompreis gleich und die Batterie verliert {loss}\u00a0% Kapazität im Jahr; im günstigen Fall steigt der Strompreis um {growth}\u00a0% im Jahr und die Batterie verliert nichts (Annahmen). Die Einspeisevergütung bleibt gleich. Die Berechnung reicht bis {years}\u00a0Jahre und ist unverbindlich.",
      ],
    },
  },
  ways: {
    heading: "AGAVE-TH oder COPIA mit MYRTILLO",
    text: "AGAVE-TH vereint Hybridwechselrichter und Batterie in einem Turm. COPIA und MYRTILLO sind getrennte Geräte: der Wechselrichter an der Wand und der Batterieturm dort, wo Platz ist.",
    accessories: "Dazu passen:",
  },
  retrofit: {
    heading: "Speicher für die vorhandene PV-Anlage nachrüsten",
    lead: "Ein Speicher lässt sich an einer laufenden PV-Anlage nachrüsten. Die Kopplung entscheidet, ob Ihr Wechselrichter bleibt.",
    fits: "Geeignet für",
    ways: [
      {
        name: "AC-Kopplung: Der PV-Wechselrichter bleibt",
        text: "Der Speicher hat einen eigenen Wechselrichter und wird auf der Wechselstromseite neben dem PV-Wechselrichter angeschlossen. Gespeicherte Energie wird dreimal umgewandelt.",
        fits: "einen jungen Wechselrichter mit Garantie, Mikrowechselrichter oder einen Einspeisevertrag, der unverändert bleiben soll",
      },
      {
        name: "DC-Kopplung: Ein Hybridwechselrichter übernimmt",
        text: "Ein Hybridwechselrichter nimmt PV-Anlage und Batterie auf. Solarstrom gelangt als Gleichstrom in die Batterie. Gespeicherte Energie wird einmal umgewandelt.",
        fits: "einen Wechselrichter am Ende seiner Lebensdauer, eine Erweiterung oder neue PV-Module",
      },
    ],
    ours: {
      heading: "AGAVE-TH, COPIA und MYRTILLO an der vorhandenen PV-Anlage",
      text: "AGAVE-TH und COPIA sind Hybridwechselrichter: Ihre PV-Module werden daran angeschlossen, sobald der Fachbetrieb Spannung und Strom jedes Strings geprüft hat. MYRTILLO arbeitet mit COPIA. Der Betrieb neben dem Wechselrichter eines anderen Herstellers ist nur bestätigt, wenn die Kompatibilitätstabelle ihn nennt.",
    },
    lists: [
      {
        heading: "Werte, die Sie vorher messen",
        items: [
          "Einspeisung an einem Sonnentag und in einer Winterwoche",
          "Zählerstand bei Sonnenuntergang und bei Sonnenaufgang, an mehreren Tagen",
          "Ein- oder dreiphasiger Netzanschluss und Nennstrom der Hauptsicherung",
          "Größe und Temperatur des Stellplatzes, Länge der Leitung zum Zählerschrank",
        ],
      },
      {
        heading: "Fragen an den Fachbetrieb",
        items: [
          "Bleibt der Wechselrichter, und erlaubt seine Garantie die Änderung?",
          "Mit welcher Leistung lädt und entlädt die Batterie?",
          "Welche Stromkreise bleiben bei Stromausfall versorgt, und lädt die PV-Anlage weiter?",
          "Wo sitzen die Stromsensoren?",
          "Was ändert sich bei Anmeldung, Einspeisebegrenzung und Einspeisevertrag?",
        ],
      },
      {
        heading: "Unterlagen, die Sie bereithalten",
        items: [
          "Datenblatt oder Typenschild des Wechselrichters mit Firmware-Version",
          "Stringplan",
          "Inbetriebnahmeprotokoll und Anmeldung beim Netzbetreiber",
          "Einspeisevertrag und Jahresrechnung",
        ],
      },
    ],
    links: {
      compatibility: "Kompatibilitätstabelle ansehen",
      ask: "Zu Ihrem Wechselrichter fragen",
      article: "AC- und DC-Kopplung in Zahlen",
    },
  },
  rules: {
    heading: "Regeln für Heimspeicher in Deutschland",
    items: [
      {
        name: "Steuerbare Verbrauchseinrichtung (§\u00a014a\u00a0EnWG)",
        text: "Speicher mit mehr als 4,2\u00a0kW Netzbezug, die seit dem 1.\u00a0Januar 2024 in Betrieb genommen wurden, darf der Netzbetreiber bei Engpässen auf 4,2\u00a0kW begrenzen. Dafür sinkt das Netzentgelt (BK6-22-300).",
        source: { name: "Bundesnetzagentur", url: "https://www.bundesnetzagentur.de" },
      },
      {
        name: "60-Prozent-Regel (§\u00a09\u00a0EEG)",
        text: "Neue PV-Anlagen mit Einspeisevergütung speisen seit dem 25.\u00a0Februar 2025 höchstens 60\u00a0% ihrer Leistung ein, bis intelligentes Messsystem (Smart Meter) und Steuerbox eingebaut sind. Mit der Mittagsspitze lädt der Speicher.",
        source: { name: "Gesetze im Internet", url: "https://www.gesetze-im-internet.de/eeg_2014/__9.html" },
      },
      {
        name: "Anmeldung",
        text: "Ihr Elektrofachbetrieb meldet den Speicher beim Netzbetreiber an; Sie tragen ihn innerhalb eines Monats nach der Inbetriebnahme in das Marktstammdatenregister ein.",
        source: { name: "Marktstammdatenregister", url: "https://www.marktstammdatenregister.de" },
      },
      {
        name: "Schieflast (VDE-AR-N\u00a04105)",
        text: "Am Netzanschluss dürfen sich die Phasen um höchstens 4,6\u00a0kVA unterscheiden. Im Ersatzstrombetrieb gilt das Datenblatt des Geräts.",
      },
    ],
  },
  night: {
    heading: "Lebensdauer, Geräusch und Sicherheit des Heimspeichers",
    pictureAlt: "AGAVE-TH und eine Wallbox vor einer Holzfassade bei Nacht, darüber drei Wandleuchten.",
    figures: [
      {
        number: ">\u00a010.000",
        unit: "Zyklen",
        note: "bei MYRTILLO; bei einem Zyklus am Tag rechnerisch 27\u00a0Jahre, ohne kalendarische Alterung",
      },
      { number: "<\u00a025", unit: "dB", note: "bei AGAVE-TH" },
      { number: "15", unit: "s", note: "Höchstdauer bis zur Brandunterdrückung" },
    ],
  },
  cases: { heading: "Rechenbeispiele: drei Häuser mit Speicher" },
  closing: {
    heading: "Beratung zur passenden Speichergröße",
    text: "Nennen Sie uns Jahresverbrauch und PV-Leistung. Unser Team schlägt Ihnen eine passende Konfiguration vor.",
    action: "Frage stellen",
  },
};
