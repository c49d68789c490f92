import type { Copy } from "./fr.ts";

export const de: Copy = {
  contents: "Auf dieser Seite",
  sections: { modules: "Module", build: "Konfigurator", cycles: "Zyklen", specification: "Technische Daten" },
  compose: "Türme konfigurieren",
  modules: {
    heading: "Stapelbare Batteriemodule mit 4,99\u00a0kWh",
    text: "Ein Turm besteht aus einem bis sechs Modulen. Beginnen Sie mit einem Modul und erweitern Sie bei Bedarf.",
    pictureAlt: "MYRTILLO in Einzelteilen: Sockel, drei weiße Module und Steuereinheit mit Abstand übereinander.",
  },
  cycles: {
    heading: "Mehr als 10.000 Zyklen",
    text: "Jeder Strich steht für einen Vollzyklus, jede Reihe für ein Jahr mit einem Zyklus am Tag. 10.000 Zyklen füllen mehr als 27 Reihen.",
    textNarrow:
      "Jeder Strich steht für sieben Vollzyklen, jede Reihe für ein Jahr mit einem Zyklus am Tag. 10.000 Zyklen füllen mehr als 27 Reihen.",
    note: "Der Rechenwert enthält keine kalendarische Alterung: Zellen altern auch in Ruhe.",
    years: "{count} Jahre",
  },
  rate: {
    heading: "1C: volle Ladung in einer Stunde",
    text: "Ein Turm lässt sich in einer Stunde vollständig laden oder entladen. Die Leistung im Haus begrenzt der Wechselrichter.",
    start: "0\u00a0min",
    end: "60\u00a0min",
    full: "100\u00a0%",
  },
  safety: {
    heading: "Thermisch stabile LFP-Zellen mit Brand\u00adunterdrückung",
    text: "In LFP-Zellen bleibt der Sauerstoff auch bei Hitze im Phosphat gebunden. Das macht sie thermisch stabiler als NMC-Zellen. Im Brandfall erfolgt die Brandunterdrückung innerhalb von 15\u00a0Sekunden.",
  },
  reading: { heading: "MYRTILLO auswählen und anschließen" },
};
