import type { PlaceCopy } from "./fr.ts";

export const en: PlaceCopy = {
  label: "City or postal code",
  unknown: "We cannot find this place. Check the spelling, or type a city near by or a postal code.",
  nearMe: {
    button: "Near me",
    hint: "Your position stays in your browser; we receive it rounded to a kilometer, and do not keep it.",
    asking: "Looking for your position…",
    refused: "Your browser gave no position. Type your city.",
    failed: "The position could not be read. Type your city.",
    nowhere: "No city is known near your position. Type a city.",
  },
  choice: {
    heading: "Which place do you mean?",
    similar: "Did you mean…",
    text: "Several places answer to “{text}”.",
    inhabitants: "{count}\u00a0inhabitants",
  },
  first: { label: "Look in this country first", submit: "Look here first" },
  others: "Other places of this name:",
};
