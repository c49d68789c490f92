import type { Copy } from "./fr.ts";

export const de: Copy = {
  contents: "Auf dieser Seite",
  sections: { build: "Aufbauen", anatomy: "Aufbau", phases: "Drei Phasen", specification: "Technische Daten", installation: "Montage" },
  compose: "Turm zusammenstellen",
  anatomy: {
    heading: "Ein Turm, von oben bis unten.",
    lead: "Alles, was der Elektriker anschließt, und alles, was der Haushalt abliest, in einem einzigen Gerät.",
    pictureAlt:
      "AGAVE-TH mit vier Modulen: oben der Wechselrichter mit Display, darunter die graphitfarbene Steuereinheit, vier weiße Module, der Sockel.",
    parts: {
      inverter: { name: "Hybridwechselrichter", text: "Dreiphasig, 5 bis 13 kW. Hier treffen sich Module, Netz, Batterie und Haus." },
      display: { name: "Display", text: "Ladestand und Leistung liest man am Gerät, ohne Telefon." },
      connections: { name: "Anschlüsse", text: "Trennschalter und Verschraubungen auf nur einer Seite." },
      light: { name: "Lichtlinie", text: "Vom Sockel bis zum Kopf: das Zeichen der ganzen Familie." },
      grip: { name: "Griffe", text: "Eine Mulde auf jeder Seite des Moduls, zum Aufsetzen." },
      module: { name: "Batteriemodul", text: "Je 4,99 kWh, zwei bis sechs pro Turm." },
    },
  },
  quiet: {
    heading: "Er arbeitet. Das Haus schläft.",
    text: "Sein Platz ist die Garage, der Keller oder der Hauswirtschaftsraum, nie ein Schlafzimmer. Sein Geräusch bleibt unter 25\u00a0dB.",
    pictureAlt: "AGAVE-TH vor Graphit, beleuchtet nur von der eigenen Lichtlinie.",
  },
  phases: {
    heading: "Der Herd auf einer Phase. Das Auto auf der anderen.",
    text: "Kein Haushalt belastet seine drei Phasen gleich. AGAVE-\u2060TH ist für genau dieses Haus gebaut, und für mehr Sonne, als auf dem Typenschild steht.",
    scale: "Last je Phase an einem Abend: Beispiel",
    loads: [
      { phase: "L1", text: "Backofen, Wärmepumpe", share: 92 },
      { phase: "L2", text: "Auto", share: 58 },
      { phase: "L3", text: "Licht, Kühlschrank", share: 14 },
    ],
  },
  reading: { heading: "Vor der Montage zu lesen" },
  installation: {
    heading: "In fünfzehn Minuten gestapelt.",
    text: "Sockel, Module, Steuereinheit, Kopf: Jede Etage steht auf der vorigen. Danach nimmt der Installateur die Anlage mit ECOS Hub in Betrieb.",
  },
};
