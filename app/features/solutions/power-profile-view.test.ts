import { expect, test } from "vitest";
import { fr } from "./copy/fr.ts";
import { en } from "./copy/en.ts";
import { powerProfileView } from "./power-profile-view.server.ts";

const profile = [
  { from: 0, power: 50 },
  { from: 4, power: 140, supplied: 60 },
  { from: 5.5, power: 50, charging: 17 },
];

test("a power profile is drawn in quarter hours, as shares of the highest power", () => {
  const { steps, limit, peak, charges } = powerProfileView({ language: "fr", copy: fr.cases.profile, profile, limit: 80 });
  expect(steps).toEqual([
    { quarter: 0, quarters: 16, site: 0.3571, battery: 0, charging: 0 },
    { quarter: 16, quarters: 6, site: 0.5714, battery: 0.4286, charging: 0 },
    { quarter: 22, quarters: 74, site: 0.3571, battery: 0, charging: 0.1214 },
  ]);
  expect(limit).toEqual({ share: 0.5714, name: "Limite 80\u00a0kW" });
  expect(peak).toEqual({ at: 0.1979, share: 1, name: "Maximum 140\u00a0kW" });
  expect(charges).toBe(true);
});

test("a power profile is said in words, in MW for large sites", () => {
  const large = profile.map(({ power, ...step }) => ({ ...step, power: power * 100, ...(step.supplied && { supplied: 6000 }) }));
  const { alt } = powerProfileView({ language: "en", copy: en.cases.profile, profile: large, limit: undefined });
  expect(alt.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "Power over a day: 12:00 a.m. to 4:00 a.m. 5 MW, 4:00 a.m. to 5:30 a.m. 14 MW of which 6 MW from the battery, 5:30 a.m. to 12:00 a.m. 5 MW plus 0.02 MW for charging.",
  );
});
