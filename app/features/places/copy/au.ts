import { en } from "./en.ts";
import type { PlaceCopy } from "./fr.ts";

export const au: PlaceCopy = {
  ...en,
  label: "Suburb or town",
  unknown: "We cannot find this place. Check the spelling, or enter a town nearby.",
  nearMe: {
    ...en.nearMe,
    hint: "Your exact position stays in your browser. We receive it rounded to one kilometre and do not store it.",
    refused: "Your browser did not share your position. Enter your suburb or town.",
    failed: "Your position could not be determined. Enter your suburb or town.",
    nowhere: "We found no town near your position. Enter a town.",
  },
  choice: { ...en.choice, text: "Several places match ‘{text}’." },
};
