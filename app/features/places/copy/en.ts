import type { PlaceCopy } from "./fr.ts";

export const en: PlaceCopy = {
  label: "City or postal code",
  unknown: "We cannot find this place. Check the spelling, or enter a nearby city or a postal code.",
  nearMe: {
    button: "Near me",
    hint: "Your exact position stays in your browser. We receive it rounded to one kilometer and do not store it.",
    asking: "Looking for your position…",
    refused: "Your browser did not share your position. Enter your city.",
    failed: "Your position could not be determined. Enter your city.",
    nowhere: "We found no city near your position. Enter a city.",
  },
  choice: {
    heading: "Which place do you mean?",
    similar: "Did you mean…",
    text: "Several places match “{text}”.",
    inhabitants: "{count}\u00a0inhabitants",
  },
  first: { label: "Search this country first", submit: "Search here first" },
  others: "Other places with this name:",
};
