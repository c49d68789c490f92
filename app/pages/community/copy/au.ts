import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  conduct: {
    ...en.conduct,
    rules: en.conduct.rules.map((rule) =>
      rule.replace("protection, or", "protection or").replace("date, and", "date and").replace("numbers, and", "numbers and"),
    ),
  },
};
