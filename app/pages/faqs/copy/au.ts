import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Choosing, installing, living with it, staying powered: what people ask us about solar batteries for homes, businesses and the grid.",
  },
  search: { ...en.search, example: "e.g. blackout, modules, noise" },
};
