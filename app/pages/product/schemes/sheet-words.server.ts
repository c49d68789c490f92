import { drawingWords } from "#domain/product-drawings/schema";
import type { Language } from "#i18n/languages.ts";

/** Texts that the drawing shares with the data sheet. */
export function sheetWords(language: Language) {
  const { parts, inverter, units, plant, logger, charger, plug } = drawingWords[language];
  const { panels, battery, house, grid, transformer, roof, car } = parts;
  return {
    inverter: { ...inverter, parts: { panels, battery, house, grid } },
    units: { heading: units.heading, alt: units.alt },
    plant: { ...plant, parts: { battery, transformer, grid } },
    links: { alt: logger.alt, router: parts.router, mast: parts.mast },
    charger: {
      heading: charger.heading,
      alt: charger.alt,
      steps: charger.paths,
      parts: { roof, system: parts.inverter, house, charger: parts.charger, car },
    },
    plug: { heading: plug.heading, roof: plug.roof, noon: plug.noon, evening: plug.evening, hours: plug.hours },
  };
}
