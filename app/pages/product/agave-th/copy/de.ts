import type { Copy } from "./fr.ts";

export const de: Copy = {
  contents: "Auf dieser Seite",
  sections: { build: "Konfigurator", anatomy: "Aufbau", phases: "Schieflast", specification: "Technische Daten", installation: "Montage" },
  compose: "Turm konfigurieren",
  anatomy: {
    heading: "Wechselrichter, Batterie und Anschlüsse in einem Turm",
    lead: "Der Hybridwechselrichter mit Display sitzt oben, darunter folgen die Steuereinheit und zwei bis sechs Batteriemodule auf einem Sockel.",
    pictureAlt:
      "AGAVE-TH mit vier Modulen: oben der Wechselrichter mit Display, darunter die graphitfarbene Steuereinheit, vier weiße Module, der Sockel.",
    parts: {
      inverter: {
        name: "Hybridwechselrichter",
        text: "Das dreiphasige Gerät leistet je nach Ausführung 5 bis 13\u00a0kW und verbindet PV-Anlage, Netz, Batterie und Haus.",
      },
      display: { name: "Display", text: "Ladezustand und Leistung lassen sich direkt am Gerät ablesen." },
      connections: { name: "Anschlüsse", text: "Trennschalter und Kabelverschraubungen liegen auf einer Seite." },
      light: { name: "Lichtlinie", text: "Die mintgrüne Linie verläuft vom Sockel bis zum Wechselrichter." },
      grip: { name: "Griffe", text: "Jedes Modul hat an beiden Seiten eine Griffmulde zum Aufsetzen." },
      module: { name: "Batteriemodul", text: "Jedes Modul speichert 4,99\u00a0kWh. Ein Turm hat zwei bis sechs Module." },
    },
  },
  quiet: {
    heading: "Betriebsgeräusch unter 25\u00a0dB",
    text: "AGAVE-TH wird in der Garage, im Keller oder im Hauswirtschaftsraum aufgestellt. In Schlafräumen ist die Aufstellung nicht vorgesehen.",
    pictureAlt: "AGAVE-TH vor Graphit, beleuchtet nur von der eigenen Lichtlinie.",
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
  installation: {
    heading: "Stapelmontage in 15\u00a0Minuten",
    text: "Sockel, Module, Steuereinheit und Wechselrichter werden aufeinandergesetzt. Danach schließt der Installateur das System an und nimmt es mit ECOS Hub in Betrieb.",
  },
};
