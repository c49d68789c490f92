import { en } from "./en.ts";
import type { PlaceCopy } from "./fr.ts";

export const au: PlaceCopy = {
  ...en,
  label: "Town or suburb",
  unknown: "We cannot find this place. Check the spelling, or type a town nearby.",
  nearMe: {
    ...en.nearMe,
    hint: "Your position stays in your browser; we receive it rounded to a kilometre, and do not keep it.",
    refused: "Your browser gave no position. Type your town.",
    failed: "The position could not be read. Type your town.",
    nowhere: "No town is known near your position. Type a town.",
  },
};
