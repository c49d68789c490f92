import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [union, australia, , china] = en.law.places;

export const au: Copy = {
  ...en,
  keep: { ...en.keep, alt: "Side of an AGAVE-TH: isolator and cable glands in a row under the head" },
  terms: { ...en.terms, text: "Term and limits depend on the device, the country and the date of purchase. They are on the certificate that came with yours; we print none here. Four quantities count in it, and the first to be reached ends the warranty." },
  voids: { ...en.voids, lost: { ...en.voids.lost, list: ["A device that was opened, changed or repaired by somebody not authorised", ...en.voids.lost.list.slice(1)] } },
  law: { ...en.law, places: [australia!, union!, china!] },
};
