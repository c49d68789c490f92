import type { Copy } from "./fr.ts";

export const de: Copy = {
  heading: "Ansichten im Maßstab und Anschlüsse",
  note: "Gezeichnet nach dem Modell der Bilder, ohne Maße; das gelieferte Gerät kann im Detail abweichen.",
  devices: {
    copia: {
      alt: "COPIA von vorn, von rechts und von unten, maßstäblich, mit acht nummerierten Teilen.",
      parts: {
        display: "Display",
        light: "Lichtlinie",
        cover: "Abdeckung des Anschlussraums",
        fins: "Kühlrippen",
        disconnector: "Trennschalter",
        strings: "Steckverbinder der PV-Module",
        logger: "Steckplatz des Datenloggers cholla",
        glands: "Verschraubungen: Batterie, Netz, Haus",
      },
    },
    "tianyuan-200k": {
      alt: "Der Schrank TIANYUAN 200k von vorn und von rechts, maßstäblich, mit neun nummerierten Teilen.",
      parts: {
        display: "Display",
        lamps: "Meldeleuchten",
        stop: "Not-Halt",
        door: "Tür mit Schwenkgriff und Schloss",
        light: "Lichtlinie",
        slots: "Lüftungsschlitze der Tür, unten und oben",
        louvres: "Lüftungsschlitze der Seitenwand",
        base: "Sockel mit Kabeleinführung",
        eyes: "Kranösen",
      },
    },
    "ac-charger": {
      alt: "Die Wallbox von vorn und von rechts, maßstäblich, mit acht nummerierten Teilen.",
      parts: {
        display: "Display",
        light: "Lichtlinie",
        button: "Taste",
        dock: "Halterung des Steckers",
        connector: "Ladestecker für das Auto",
        cable: "Ladekabel",
        gland: "Kabelverschraubung",
        bracket: "Wandhalter",
      },
    },
    "smart-plug": {
      alt: "Die smarte Steckdose von vorn und von rechts, maßstäblich, mit sechs nummerierten Teilen.",
      parts: {
        socket: "Dose für das Gerät, europäische Bauart",
        earth: "Schutzkontakte",
        button: "Taste",
        light: "Lichtlinie",
        body: "Stecker",
        pins: "Stifte",
      },
    },
  },
};
