import type { GuideCopy } from "./fr.ts";

const tower = {
  place: [
    "Ein ebener, tragfähiger Boden an einer nicht brennbaren Wand. Ist der Turm angeschlossen, versetzt ihn nur noch ein Fachbetrieb: Wählen Sie den Platz, bevor Sie auspacken.",
    "Kein Durchgang, keine Strahlungswärme, kein stehendes Wasser. Halten Sie den Platz um den Turm und darüber frei.",
    "Ein kurzer, trockener Weg zum Verteiler und eine Verbindung für den Datenlogger.",
  ],
  tools: [
    "Wasserwaage und Maßband",
    "Bohrmaschine und Befestigung, passend zur Wand",
    "Drehmomentschlüssel",
    "isoliertes Werkzeug, Messgerät, Schutzausrüstung",
    "zwei Personen zum Tragen der Batteriemodule",
  ],
};

const supply = {
  alone: "Anschließen, Öffnen und Inbetriebnehmen sind allein Sache einer Elektrofachkraft.",
  off: "Alle Quellen abschalten und gegen Wiedereinschalten sichern: Netz, PV-Module, Batterie. Warten, dann die Spannungsfreiheit feststellen. PV-Module im Licht stehen immer unter Spannung.",
};

const household = [
  "Der Installateur öffnet das System in ECOS Hub, wählt das Land mit seinen Netzanschlussregeln und aktualisiert die Firmware.",
  "Der Haushalt installiert ECOS und legt ein Konto an; der Installateur übergibt das System.",
  "Die Werte für Erzeugung, Batterie und Netz auf dem Display und in ECOS müssen übereinstimmen.",
];

export const de: GuideCopy = {
  example: "Beispiel",
  note: "Diese Anleitung zeigt die Reihenfolge der Arbeiten an einem Beispiel. Abstände, Drehmomente, Querschnitte und Schaltreihenfolge enthält sie nicht. Fragen Sie uns vor Beginn nach den Werten Ihres Geräts.",
  headings: {
    scope: "Zweck dieser Kurzanleitung",
    safety: "Sicherheitshinweise",
    tools: "Werkzeug und Material",
    place: "Aufstellort",
    steps: "Montage Schritt für Schritt",
    start: "Erster Start mit {platform}",
    checks: "Abschließende Prüfung",
    who: "Zuständigkeiten",
    help: "Hilfe und Service",
  },
  columns: { task: "Arbeit", who: "Zuständig" },
  safety: {
    battery: [
      supply.alone,
      supply.off,
      "Ein Batteriemodul nie öffnen, anbohren oder erhitzen. Ein heruntergefallenes oder verformtes Modul wird nicht mehr eingebaut.",
      "Bei Rauch oder Feuer: hinausgehen, die Feuerwehr rufen (112) und sagen, dass es ein Lithium-Eisenphosphat-Speicher ist.",
    ],
    power: [
      supply.alone,
      supply.off,
      "Kein Gerät verwenden, dessen Gehäuse oder Kabel beschädigt ist.",
      "Bei Rauch oder Feuer: abschalten, wenn es gefahrlos geht, hinausgehen, die Feuerwehr rufen (112).",
    ],
    site: [
      supply.alone,
      supply.off,
      "Kein Gerät verwenden, dessen Gehäuse oder Kabel beschädigt ist.",
      "Bei Rauch oder Feuer: abschalten, wenn es gefahrlos geht, hinausgehen, die Feuerwehr rufen (112).",
    ],
    light: [
      "Das Gerät nicht öffnen und nicht verwenden, wenn es gesprungen oder nass ist.",
      "Arbeiten hinter verschraubten Abdeckungen des Systems führt nur eine Elektrofachkraft aus.",
    ],
  },
  start: {
    battery: household,
    power: household,
    site: [
      "Zuerst nur die Steuerung einschalten; PANGU OS liest den Zustand jedes Geräts.",
      "Die Grenzen des Standorts einstellen: Leistung, Spannung, Netzanschlussregeln.",
      "Mit kleiner Leistung laden und entladen, dann in Stufen erhöhen.",
    ],
    light: ["ECOS öffnen, „Hinzufügen“ antippen und dem Bildschirm folgen.", "Warten, bis das Gerät mit einem aktuellen Wert erscheint."],
  },
  who: {
    battery: [
      { task: "Werte lesen, in ECOS die Betriebsart wechseln", who: "Haushalt oder Betreiber" },
      { task: "Aufstellen, stapeln, befestigen", who: "Installateur" },
      { task: "Anschließen, in Betrieb nehmen, Abdeckung öffnen, ein Modul tauschen", who: "Elektrofachkraft" },
      { task: "Ein Modul instand setzen", who: "Service von eCactus" },
    ],
    power: [
      { task: "Werte lesen, in ECOS die Betriebsart wechseln", who: "Haushalt oder Betreiber" },
      { task: "Aufstellen und befestigen", who: "Installateur" },
      { task: "Anschließen, in Betrieb nehmen, Abdeckung öffnen", who: "Elektrofachkraft" },
      { task: "Das Gerät instand setzen", who: "Service von eCactus" },
    ],
    site: [
      { task: "Werte lesen, in PANGU OS das Programm wechseln", who: "Betreiber" },
      { task: "Heben, aufstellen, befestigen", who: "EPC-Unternehmen" },
      { task: "Anschließen, in Betrieb nehmen, öffnen", who: "Elektrofachkraft" },
      { task: "Das Gerät instand setzen", who: "Service von eCactus" },
    ],
    light: [
      { task: "Anbringen, verbinden, tauschen", who: "Haushalt" },
      { task: "Alles, wofür das System geöffnet wird", who: "Elektrofachkraft" },
    ],
  },
  help: "Notieren Sie den Code auf dem Display und schlagen Sie ihn auf der Website unter „Hilfe und Service“ nach. Bleibt der Code bestehen, schreiben Sie uns mit Code, Datum und Namen des Produkts.",
  kinds: {
    "all-in-one": {
      scope:
        "{product} aufstellen, die Batteriemodule stapeln und zum ersten Mal starten. Diese Kurzanleitung richtet sich an Installateure und zeigt Haushalten den Ablauf.",
      ...tower,
      steps: [
        "Den Inhalt der Kartons mit der Liste vergleichen und die Seriennummern notieren.",
        "Den Sockel aufstellen, ausrichten und an Wand oder Boden befestigen.",
        "Die Batteriemodule einzeln stapeln; jedes muss ohne Spiel auf dem unteren sitzen.",
        "Steuereinheit und Wechselrichter aufsetzen und den Turm gegen Kippen sichern.",
        "Netz, PV-Module und Ersatzstrom auf der einen Seite anschließen, Trennschalter offen.",
        "Den Datenlogger einsetzen, die Abdeckungen schließen, dann die Trennschalter nacheinander.",
      ],
      checks: [
        "Das Display zeigt drei Phasen und eine glaubhafte Last.",
        "Das Drehfeld stimmt; der Zähler zählt in die richtige Richtung.",
        "Ohne Netz werden nach der Umschaltzeit nur die Ersatzstromkreise versorgt.",
      ],
    },
    battery: {
      scope: "Einen Turm {product} oder mehrere parallel aufstellen und mit dem Wechselrichter verbinden.",
      ...tower,
      steps: [
        "Prüfen, ob der Wechselrichter diese Batterie und die geplante Zahl der Module annimmt.",
        "Den Sockel aufstellen, ausrichten und befestigen.",
        "Die Batteriemodule einzeln stapeln; jedes muss ohne Spiel sitzen.",
        "Die Steuereinheit aufsetzen und den Turm gegen Kippen sichern.",
        "Leistung und Kommunikation mit dem Wechselrichter verbinden, Trennschalter offen. Bei mehreren Türmen jedem seine Adresse geben.",
        "Die Abdeckungen schließen, dann den Trennschalter der Batterie vor dem des Wechselrichters.",
      ],
      checks: [
        "Der Wechselrichter erkennt alle Module.",
        "ECOS zeigt das probeweise Laden und Entladen.",
        "Alle parallelen Türme laden und entladen gleichmäßig.",
      ],
    },
    inverter: {
      scope: "{product} aufhängen, mit PV-Modulen, Netz und Batterie verbinden und starten.",
      tools: [
        "Wasserwaage, Bohrmaschine, Befestigung passend zur Wand",
        "Drehmomentschlüssel",
        "isoliertes Werkzeug und Messgerät",
        "Crimpzange für Solarstecker",
      ],
      place: [
        "Eine tragende Wand im Schatten, das Display auf Augenhöhe.",
        "Freie Zuluft unten und freie Abluft oben.",
        "Nah am Verteiler: Jeder Meter Kabel kostet Verluste.",
      ],
      steps: [
        "Den Halter waagerecht befestigen und den Wechselrichter einhängen.",
        "Zuerst die Erde anschließen.",
        "Netz und Ersatzstromkreise anschließen, Schalter offen.",
        "Jeden String messen: Polarität und Leerlaufspannung. Erst dann stecken.",
        "Batterie und Kommunikation anschließen.",
        "Den Datenlogger einsetzen, dann Netz, Batterie und PV-Module nacheinander einschalten.",
      ],
      checks: [
        "Jeder String liefert eine Leistung, die zur Einstrahlung passt.",
        "Der Zähler zählt in die richtige Richtung.",
        "Ohne Netz werden die Ersatzstromkreise nach der Umschaltzeit versorgt.",
      ],
    },
    "power-conversion": {
      scope:
        "Aufstellort, Anschluss und Prüfung von {product} vorbereiten. Diese Kurzanleitung richtet sich an EPC-Unternehmen und ersetzt keine Ausführungsunterlagen.",
      tools: [
        "Hebezeug für die Masse auf dem Typenschild",
        "Drehmomentschlüssel",
        "Isolations- und Erdungsmessgerät",
        "Schutzausrüstung gegen Störlichtbogen",
      ],
      place: [
        "Ein Fundament oder Schrank, bemessen für Masse und Kühlluft.",
        "Zugang vorn und hinten, dazu ein Fluchtweg.",
        "Gleich- und Wechselstromkabel auf getrennten Wegen.",
      ],
      steps: [
        "Lieferung, Stoßanzeiger und Seriennummern prüfen.",
        "Das Gerät aufstellen und befestigen; die Erdung des Schranks anschließen.",
        "Kabel ziehen und anschließen, Gleich- und Wechselstromseite offen und gesichert.",
        "Isolation und Drehfeld messen und die Werte notieren.",
        "Die Kommunikation mit PANGU OS verbinden und jedem parallelen Gerät seine Adresse geben.",
        "Zuerst die Steuerung einschalten, dann die Wechsel-, dann die Gleichstromseite.",
      ],
      checks: [
        "Alle parallelen Geräte teilen sich die Last.",
        "Eine probeweise Umschaltung ist aufgezeichnet.",
        "Der Not-Halt trennt Gleich- und Wechselstromseite.",
      ],
    },
    charger: {
      scope: "{product} beim Auto anbringen und mit der Energie des Hauses verbinden.",
      tools: ["Bohrmaschine und Befestigung, passend zur Wand", "isoliertes Werkzeug und Messgerät", "Prüfgerät für Ladepunkte"],
      place: [
        "In Reichweite des Kabels, ohne Zug und nicht über einen Weg.",
        "Ein eigener Stromkreis mit dem Schutz, den die örtlichen Vorschriften verlangen.",
        "Eine Verbindung zum Heimnetz.",
      ],
      steps: [
        "Den Halter waagerecht an der Wand befestigen.",
        "Den Stromkreis spannungsfrei anschließen, zuerst die Erde.",
        "Die Wallbox schließen und einschalten.",
        "Den Strom auf das begrenzen, was der Anschluss erlaubt.",
        "Eine Probeladung mit dem Auto starten.",
      ],
      checks: [
        "Der Fehlerstromschutz löst im Test aus.",
        "ECOS zeigt die Ladeleistung.",
        "Das Laden endet, wenn das Auto das Ladeende meldet.",
      ],
    },
    logger: {
      scope: "{product} einsetzen und Ihr System in wenigen Minuten mit ECOS verbinden.",
      tools: ["das Smartphone mit ECOS", "je nach Modell das WLAN-Passwort, ein Netzwerkkabel oder Mobilfunkempfang"],
      place: ["Auf der Buchse, die Wechselrichter oder Turm dafür hat.", "Montieren Sie den Logger dort, wo der Empfang gut ist."],
      steps: [
        "Den Logger ganz einstecken und den Ring von Hand festdrehen.",
        "Warten, bis die Lichtlinie leuchtet.",
        "Mit dem Internet verbinden: über WLAN (in ECOS eingerichtet), Netzwerkkabel oder Mobilfunk.",
      ],
      checks: ["ECOS zeigt Werte der letzten Minute.", "Der Installateur sieht das System in ECOS Hub."],
    },
    plug: {
      scope: "{product} einstecken und ein Gerät mit Solarstrom betreiben.",
      tools: ["das Smartphone mit ECOS", "das WLAN-Passwort"],
      place: [
        "In einer festen Steckdose, innen, trocken.",
        "Nur direkt in der Steckdose: ohne Mehrfachsteckdose, Verlängerung oder zweite smarte Steckdose.",
        "Keine Geräte anschließen, die unbeaufsichtigt heizen.",
      ],
      steps: [
        "Die smarte Steckdose einstecken und das Gerät daran anschließen.",
        "In ECOS hinzufügen.",
        "Den Namen des Geräts eintragen und die Laufzeiten wählen.",
      ],
      checks: ["ECOS zeigt die Leistung des Geräts.", "Das Gerät lässt sich aus ECOS ein- und ausschalten."],
    },
  },
};
