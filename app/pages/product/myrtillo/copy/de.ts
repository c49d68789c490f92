import type { Copy } from "./fr.ts";

export const de: Copy = {
  contents: "Auf dieser Seite",
  sections: { modules: "Module", build: "Aufbauen", cycles: "Zyklen", specification: "Technische Daten" },
  compose: "Türme zusammenstellen",
  modules: {
    heading: "Ein Modul, dann das nächste.",
    text: "Module mit 4,99 kWh werden gestapelt, eines bis sechs je Turm. Man beginnt klein und ergänzt, wenn das Haus wächst.",
    pictureAlt: "MYRTILLO auseinandergezogen: Sockel, drei weiße Module und Steuereinheit schweben übereinander.",
  },
  cycles: {
    heading: "Zehntausend Zyklen, Strich für Strich.",
    text: "Jeder Strich ist ein voller Zyklus, jede Reihe ein Jahr mit einem Zyklus am Tag. Es sind mehr als siebenundzwanzig Reihen.",
    note: "Das ist ein Rechenwert, kein Versprechen: Zellen altern auch in Ruhe. Fragen Sie bei jeder Zyklenzahl nach den Bedingungen.",
    years: "{count} Jahre",
  },
  rate: {
    heading: "1C: in einer Stunde voll, in einer Stunde leer.",
    text: "Was ein Turm fasst, kann er in einer Stunde aufnehmen oder abgeben. Wie viel davon an Ihren Steckdosen ankommt, entscheidet der Wechselrichter.",
    start: "0 min",
    end: "60 min",
    full: "100 %",
  },
  safety: {
    heading: "Phosphat hält seinen Sauerstoff fest.",
    text: "In einer LFP-Zelle bleibt der Sauerstoff auch bei Hitze gebunden, sie verträgt Wärme besser als andere Zellchemien. Erhitzt sich ein Modul dennoch: Brandunterdrückung innerhalb von 15 Sekunden.",
  },
  reading: { heading: "Auswählen und anschließen" },
};
