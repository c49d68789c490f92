import type { Copy } from "./fr.ts";

export const de: Copy = {
  contents: "Auf dieser Seite",
  sections: { build: "Konfigurator", anatomy: "Aufbau", installation: "Montage", phases: "Schieflast", specification: "Technische Daten" },
  compose: "Turm konfigurieren",
  views: {
    front: {
      heading: "Wechselrichter, Batterie und Anschlüsse in einem Turm",
      text: "Der Hybridwechselrichter mit Display sitzt oben, darunter folgen die Steuereinheit und zwei bis sechs Batteriemodule auf einem Sockel.",
      pictureAlt:
        "AGAVE-TH mit vier Modulen von vorn: oben der Wechselrichter mit Display, darunter die graphitfarbene Steuereinheit, vier weiße Module, der Sockel.",
      parts: [
        { name: "Display", text: "Ladezustand und Leistung lassen sich direkt am Gerät ablesen." },
        { name: "Lichtlinie", text: "Die mintgrüne Linie verläuft vom Sockel bis zum Wechselrichter." },
      ],
    },
    open: {
      heading: "Stapelmontage in 15\u00a0Minuten",
      text: "Sockel, Module, Steuereinheit und Wechselrichter werden aufeinandergesetzt. Danach schließt der Installateur das System an und nimmt es mit ECOS Hub in Betrieb.",
      pictureAlt: "Die Teile von AGAVE-TH getrennt übereinander: Sockel, vier Module, Steuereinheit, Wechselrichter.",
      parts: [
        {
          name: "Hybridwechselrichter",
          text: "Das dreiphasige Gerät leistet je nach Ausführung 5 bis 13\u00a0kW und verbindet PV-Anlage, Netz, Batterie und Haus.",
        },
        { name: "Batteriemodul", text: "Jedes Modul speichert 4,99\u00a0kWh. Ein Turm hat zwei bis sechs Module." },
        { name: "Griffe", text: "Jedes Modul hat an beiden Seiten eine Griffmulde zum Aufsetzen." },
      ],
    },
    side: {
      heading: "Anschlüsse auf einer Seite",
      text: "Trennschalter und Kabelverschraubungen liegen auf einer Seite.",
      pictureAlt: "AGAVE-TH von der Anschlussseite: Trennschalter und Kabelverschraubungen, hinter dem Wechselrichter Kühlrippen.",
    },
    door: {
      heading: "Größenvergleich mit einer Tür",
      text: "Der Turm mit vier Modulen ist maßstäblich neben einer Innentür gezeichnet. Platz und Abstände prüft der Installateur vor Ort.",
      pictureAlt: "AGAVE-TH mit vier Modulen an einer Wand neben einer geschlossenen Tür: Der Turm endet etwas über der Türklinke.",
    },
    quiet: {
      heading: "Betriebsgeräusch unter 25\u00a0dB",
      text: "AGAVE-TH wird in der Garage, im Keller oder im Hauswirtschaftsraum aufgestellt. In Schlafräumen ist die Aufstellung nicht vorgesehen.",
    },
    light: {
      heading: "Nachts Strom aus der Batterie",
      text: "Am Tag lädt die PV-Anlage den Turm. In der Nacht versorgt er das Haus.",
      pictureAlt: "AGAVE-TH vor Graphit, beleuchtet nur von der eigenen Lichtlinie.",
    },
  },
  phases: {
    heading: "110\u00a0% Schieflast\u00adfähigkeit auf drei Phasen",
    text: "Backofen, Wärmepumpe und Wallbox belasten die drei Phasen unterschiedlich. AGAVE-\u2060TH ist mit 110\u00a0% dreiphasiger Schieflastfähigkeit angegeben und lässt PV-Leistung bis zur 2-fachen Wechselrichterleistung zu.",
    scale: "Beispiel: Last je Phase an einem Abend",
    loads: [
      { phase: "L1", text: "Backofen, Wärmepumpe", share: 92 },
      { phase: "L2", text: "Auto", share: 58 },
      { phase: "L3", text: "Licht, Kühlschrank", share: 14 },
    ],
  },
  reading: { heading: "AGAVE-TH auslegen und aufstellen" },
};
