import { useNames } from "#domain/request-kinds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [owner, installer, builder] = en.ways.list;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    keywords: [
      "where to buy a solar battery",
      "solar battery installer",
      "energy storage distributor",
      "solar installer near me",
      "EPC contractor",
    ],
  },
  lead: "You buy a solar battery together with the person who puts it up. Type your town, and the nearest come first.",
  installer: {
    ...en.installer,
    fields: { ...en.installer.fields, messageHint: "What to know before coming: roof, switchboard, dates." },
    uses: useNames.au,
  },
  ways: {
    ...en.ways,
    list: [
      {
        ...owner!,
        steps: [
          owner!.steps[0]!,
          { name: "A visit", text: "The installer looks at switchboard, meter, location and the circuits that need backup." },
          { name: "A written quote", text: "Usable energy, power, warranty and paperwork, each on a line of its own." },
          ...owner!.steps.slice(3),
        ],
      },
      {
        ...installer!,
        steps: [
          { name: "A distributor", text: "Keeps stock, opens your account and knows the rules of your network." },
          { name: "Access to ECOS Hub", text: "Commissioning, updates and error codes for all your sites." },
          installer!.steps[2]!,
        ],
      },
      {
        ...builder!,
        steps: [
          { name: "The load profile", text: "A year in steps of fifteen minutes, the connection power and what storage is for." },
          { name: "The sizing", text: "Conversion, battery and safety, with the single-line diagram as common ground." },
          { name: "The contract", text: "Supply, dates, acceptance tests and service level, before anything ships." },
          builder!.steps[3]!,
        ],
      },
    ],
  },
};
