import type { Copy } from "./fr.ts";

export const de: Copy = {
  hour: "Tageszeit",
  day: "Tag",
  night: "Nacht",
  house: {
    alt: "Maßstäblicher Schnitt durch ein Haus mit der Bahn der Sonne: Module auf dem Dach, ein AGAVE-TH im Erdgeschoss, eine Wärmepumpe draußen, Ladestation und Auto in der Garage. Am Tag laden die Module die Batterie, der Überschuss geht ins Netz; nachts versorgt die Batterie Lampen, Küche, Wärmepumpe und Auto.",
    names: { panels: "PV-Module", heatPump: "Wärmepumpe", car: "Ladestation, Auto", grid: "Netz" },
  },
  hall: {
    alt: "Maßstäblicher Schnitt durch eine Produktionshalle: Module auf dem Flachdach, drei Maschinen, ein Laufkran, Büros, ein Technikraum mit TIANYUAN 60k und Batterien, draußen der Transformator. Am Tag versorgen die Module die Maschinen und laden die Batterie; nachts versorgt die Batterie die Maschinen.",
    names: { panels: "PV-Module", offices: "Büros", machines: "Maschinen", battery: "Batterie", transformer: "Transformator" },
  },
  plant: {
    alt: "Maßstäblicher Schnitt durch ein Kraftwerk: Modulreihen, die der Sonne folgen, Batteriecontainer, Umrichter TIANYUAN 200k, Transformator und Mast. Am Tag laden die Module die Batterien; nachts liegen sie flach, und die Batterien versorgen das Netz.",
    names: { panels: "nachgeführte Module", batteries: "Batterien", transformer: "Transformator", grid: "Netz" },
  },
};
