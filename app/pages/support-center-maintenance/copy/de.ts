import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Wartung von Batteriespeichern: Checklisten",
    description:
      "Checklisten zur Wartung: monatliche Prüfungen für Betreiber, jährliche Prüfungen für den Fachbetrieb, dazu Lagerung und Umzug der Batterie.",
    keywords: ["Wartung Heimspeicher", "Checkliste Batteriespeicher", "Batterie lagern", "Firmware-Update"],
  },
  heading: "Wartung: Checklisten für Betreiber und Fachbetrieb",
  lead: "Eine LFP-Batterie braucht weder Flüssigkeit noch Filter. Fünf Minuten im Monat und ein Termin im Jahr genügen in der Regel.",
  checks: {
    owner: {
      heading: "Prüfungen durch den Betreiber",
      text: "Prüfen Sie ohne Werkzeug, bei geschlossenem und laufendem Gerät.",
      rhythms: [
        {
          name: "Jeden Monat",
          tasks: [
            "Display oder ECOS ansehen: kein Code, richtige Uhrzeit, Ertrag wie erwartet",
            "Umgebung freihalten: Platz für die Luft, nichts abstellen",
            "Hören und riechen: neues Geräusch oder neuen Geruch am selben Tag melden",
          ],
        },
        {
          name: "Jedes Quartal",
          tasks: [
            "Gehäuse trocken oder nebelfeucht abwischen, ohne Reiniger, ohne Wasserstrahl",
            "Staub und Spinnweben von außen an den Lufteinlässen entfernen",
            "Wenn ECOS das Firmware-Update Ihres Installateurs ankündigt, das System eingeschaltet und die Batterie mindestens halb voll lassen",
          ],
        },
        {
          name: "Nach Gewitter, Hochwasser oder Bauarbeiten",
          tasks: [
            "Aus einem Schritt Abstand nach Wasser, Dellen und verschobenen Kabeln sehen",
            "Prüfen, ob der Datenlogger online ist",
            "Im Zweifel nichts einschalten und den Fachbetrieb rufen",
          ],
        },
      ],
    },
    installer: {
      heading: "Prüfungen durch den Fachbetrieb",
      text: "Eine Elektrofachkraft prüft das Gerät.",
      rhythms: [
        {
          name: "Jedes Jahr",
          tasks: [
            "Klemmen mit vorgeschriebenem Drehmoment, Spuren von Wärme",
            "Isolationswiderstand des PV-Generators, Durchgängigkeit des Schutzleiters",
            "Schutzschalter und Not-Halt: Funktion prüfen; Überspannungsschutz: Anzeige ablesen",
            "Umschaltung auf Ersatzstrom, mit den echten Verbrauchern",
            "Fehlerprotokoll, Unterschied der Module, geschätzte Kapazität",
            "Firmware und Netzeinstellungen, verglichen mit dem Inbetriebnahmeprotokoll",
          ],
        },
        {
          name: "Gewerbe und Großspeicher",
          tasks: [
            "Filter und Lüfter der Schränke, bei staubiger Luft öfter",
            "Branderkennung und Brandunterdrückung nach eigenem Prüfbuch",
          ],
        },
      ],
    },
    signed: "Erledigt am",
    print: "Liste drucken",
  },
  never: {
    heading: "Verbotene Eingriffe am Batteriespeicher",
    list: [
      "Eine Abdeckung öffnen, auch bei ausgeschaltetem Gerät",
      "Mit Schlauch oder Hochdruck reinigen",
      "Gehäuse anbohren, streichen oder zustellen",
      "Ein Modul aus einem anderen System aufsetzen",
      "Die Batterie leer überwintern lassen",
      "Selbst ein Batteriekabel ziehen",
    ],
  },
  year: {
    heading: "Wartung des Speichers nach Jahreszeit",
    text: "Die Linie zeigt den Solarertrag im Jahreslauf.",
    seasons: [
      {
        name: "Frühling",
        text: "Der Solarüberschuss nimmt zu. Lufteinlässe frei machen, Ladezeiten durchsehen, Jahrestermin vereinbaren.",
      },
      {
        name: "Sommer",
        text: "Bei Hitze über seinen Grenzwerten senkt das Gerät die Leistung. Für Schatten und freie Lüftung sorgen.",
      },
      {
        name: "Herbst",
        text: "Laub und Spinnweben entfernen. Ersatzstrom vor den Herbststürmen erproben und in ECOS eine Ersatzstromreserve einstellen.",
      },
      {
        name: "Winter",
        text: "Kalte LFP-Zellen laden langsam oder gar nicht: Die Regelung schützt sie. Die Batterie nicht ganz entladen.",
      },
    ],
  },
  resting: {
    heading: "Abwesenheit, Lagerung und Umzug mit Speicher",
    alt: "Weißer AGAVE-TH-Turm vor einer Holzwand, der Boden davor frei",
    cases: [
      {
        name: "Abwesenheit für einige Wochen",
        steps: [
          "Lassen Sie das System eingeschaltet: Es überwacht sich selbst.",
          "Lassen Sie Datenlogger und Router eingeschaltet.",
          "Stellen Sie in ECOS eine Ersatzstromreserve ein.",
        ],
      },
      {
        name: "Lagerung über mehrere Monate",
        steps: [
          "Der Fachbetrieb schaltet das System ab und trennt die Batterie.",
          "Der Ladezustand liegt bei etwa 50\u00a0%, die Batterie ist weder voll noch leer.",
          "Lagern Sie die Batterie in einem trockenen, frostfreien Raum ohne direkte Sonne, nie in einem Durchgang.",
          "Lassen Sie regelmäßig prüfen und nachladen, denn die Elektronik verbraucht weiter Energie.",
        ],
      },
      {
        name: "Umzug mit der Batterie",
        steps: [
          "Ein Fachbetrieb baut das System ab: Module sind schwer und stehen unter Spannung.",
          "Für den Transport von Lithiumbatterien gilt Gefahrgutrecht (ADR).",
          "Melden Sie sich beim Netzbetreiber am alten und am neuen Ort.",
          "Eine neue Inbetriebnahme mit Protokoll hält Zustand und Einstellungen am neuen Ort fest.",
        ],
      },
      {
        name: "Hausverkauf mit Batterie",
        steps: [
          "Übergeben Sie Rechnung, Protokoll, Garantieurkunde und Anleitungen.",
          "Entfernen Sie die Anlage aus Ihrem ECOS-Konto und lassen Sie die neuen Eigentümer eintragen.",
          "Informieren Sie den Installateur, der die Anlage in ECOS Hub betreut.",
        ],
      },
    ],
  },
};
