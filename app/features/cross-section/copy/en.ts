import type { Copy } from "./fr.ts";

export const en: Copy = {
  hour: "Time of day",
  day: "Day",
  night: "Night",
  house: {
    alt: "Section through a house, to scale, with the path of the sun: panels on the roof, an AGAVE-TH tower on the ground floor, a heat pump outside, a charger and a car in the garage. By day the panels charge the battery and the surplus goes to the grid; at night the battery supplies lamps, kitchen, heat pump and car.",
    names: { panels: "solar panels", heatPump: "heat pump", car: "charger and car", grid: "grid" },
  },
  hall: {
    alt: "Section through a production hall, to scale: panels on the flat roof, three machines, a travelling crane, offices, a plant room with TIANYUAN 60k and batteries, a transformer outside. By day the panels supply the machines and charge the battery; at night the battery supplies the machines.",
    names: { panels: "solar panels", offices: "offices", machines: "machines", battery: "battery", transformer: "transformer" },
  },
  plant: {
    alt: "Section through a power plant, to scale: rows of panels on trackers, battery containers, TIANYUAN 200k converters, a transformer, a pylon. By day the panels charge the batteries; at night they lie flat and the batteries supply the grid.",
    names: { panels: "panels on trackers", batteries: "batteries", transformer: "transformer", grid: "grid" },
  },
};
