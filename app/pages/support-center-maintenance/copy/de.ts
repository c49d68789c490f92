import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Speicher pflegen und warten, Monat für Monat",
    description: "Was Betreiber jeden Monat ansehen, was der Fachbetrieb jedes Jahr prüft und wie eine Batterie stillgelegt wird.",
    keywords: ["Wartung Heimspeicher", "Checkliste Batteriespeicher", "Batterie lagern", "Firmware-Update"],
  },
  heading: "Wenig zu tun, aber regelmäßig",
  lead: "Eine LFP-Batterie braucht weder Flüssigkeit noch Filter. Fünf Minuten im Monat und ein Termin im Jahr genügen in der Regel.",
  checks: {
    owner: {
      heading: "Sie",
      text: "Ohne Werkzeug, ohne zu öffnen, bei laufendem Gerät.",
      rhythms: [
        {
          name: "Jeden Monat",
          tasks: [
            "Auf Display oder ECOS sehen: kein Code, richtige Uhrzeit, Ertrag wie erwartet",
            "Umgebung freihalten: Abstände nach Anleitung, nichts abstellen",
            "Hören und riechen: Neues Geräusch oder neuer Geruch wird am selben Tag gemeldet",
          ],
        },
        {
          name: "Jedes Quartal",
          tasks: [
            "Gehäuse trocken oder nebelfeucht abwischen, ohne Reiniger, ohne Wasserstrahl",
            "Staub und Spinnweben von den Lufteinlässen nehmen, von außen",
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
      heading: "Der Fachbetrieb",
      text: "Eine Elektrofachkraft mit der Anleitung des Geräts.",
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
    heading: "Niemals",
    list: [
      "Eine Abdeckung öffnen, auch nicht bei ausgeschaltetem Gerät",
      "Mit Schlauch oder Hochdruck reinigen",
      "Gehäuse anbohren, streichen oder zustellen",
      "Ein Modul aus einem anderen System aufsetzen",
      "Die Batterie leer überwintern lassen",
      "Selbst ein Batteriekabel ziehen",
    ],
  },
  year: {
    heading: "Das Jahr einer Batterie",
    text: "Die Linie zeigt den Anteil der Sonne, die Arbeit folgt ihr.",
    seasons: [
      {
        name: "Frühling",
        months: "März–Mai",
        sun: "75%",
        text: "Der Überschuss kehrt zurück. Lufteinlässe frei machen, Ladezeiten durchsehen, Jahrestermin vereinbaren.",
      },
      {
        name: "Sommer",
        months: "Juni–Aug.",
        sun: "100%",
        text: "Hitze: Über den Grenzen der Anleitung senkt das Gerät die Leistung selbst. Schatten und Luft helfen mehr als jede Einstellung.",
      },
      {
        name: "Herbst",
        months: "Sept.–Nov.",
        sun: "50%",
        text: "Laub und Spinnen. Ersatzstrom vor den Stürmen erproben und in ECOS eine Reserve setzen.",
      },
      {
        name: "Winter",
        months: "Dez.–Feb.",
        sun: "25%",
        text: "Kalte LFP-Zellen laden langsam oder gar nicht: Die Regelung schützt sie. Lassen Sie etwas Energie darin.",
      },
    ],
  },
  resting: {
    heading: "Abwesend, eingelagert, umgezogen",
    alt: "Weißer AGAVE-TH-Turm an der Wand einer hellen Garage, der Boden davor frei",
    cases: [
      {
        name: "Ein paar Wochen weg",
        steps: [
          "Lassen Sie alles laufen: Das System überwacht sich selbst.",
          "Datenlogger und Router bleiben am Strom.",
          "Setzen Sie in ECOS eine Reserve, statt abzuschalten.",
        ],
      },
      {
        name: "Monate außer Betrieb",
        steps: [
          "Lassen Sie den Fachbetrieb nach Anleitung abschalten; die Batterie zu trennen ist seine Arbeit.",
          "Ladung auf etwa die Hälfte bringen, weder voll noch leer, sofern die Anleitung nichts anderes sagt.",
          "Trockener, frostfreier Raum ohne direkte Sonne, nie in einem Durchgang.",
          "Im Abstand der Anleitung prüfen und nachladen lassen: Die Elektronik verbraucht immer etwas.",
        ],
      },
      {
        name: "Umzug mit der Batterie",
        steps: [
          "Abbau durch einen Fachbetrieb: Module sind schwer und stehen unter Spannung.",
          "Lithiumbatterien reisen nach Gefahrgutrecht (ADR).",
          "Melden Sie sich beim Netzbetreiber am alten und am neuen Ort.",
          "Eine neue Inbetriebnahme mit Protokoll hält Zustand und Einstellungen am neuen Ort fest.",
        ],
      },
      {
        name: "Haus verkaufen, Batterie bleibt",
        steps: [
          "Übergeben Sie Rechnung, Protokoll, Garantieurkunde und Anleitungen.",
          "Entfernen Sie die Anlage aus Ihrem ECOS-Konto und lassen Sie die neuen Eigentümer eintragen.",
          "Sagen Sie dem Installateur Bescheid, der in ECOS Hub Zugang behält.",
        ],
      },
    ],
  },
};
