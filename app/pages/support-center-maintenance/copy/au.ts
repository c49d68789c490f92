import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [spring, summer, autumn, winter] = en.year.seasons;
const [monthly, quarterly] = en.checks.owner.rhythms;
const [yearly, sites] = en.checks.installer.rhythms;
const [absence, stored, moved, sold] = en.resting.cases;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Solar battery maintenance: monthly and yearly checks",
    description: "Monthly checks for owners, yearly checks for installers and the steps to shut down, store or move a solar battery.",
    keywords: ["solar battery maintenance", "battery checklist", "storing a battery", "firmware update"],
  },
  checks: {
    ...en.checks,
    owner: {
      ...en.checks.owner,
      rhythms: [
        monthly!,
        quarterly!,
        {
          name: "After storms, floods, bushfires or building work",
          tasks: [
            "Look for water, ash, dents and moved cables, from a step away",
            "Check that the logger is online",
            "If in doubt, switch nothing back on and call the installer",
          ],
        },
      ],
    },
    installer: {
      ...en.checks.installer,
      text: "A licensed electrician inspects the device.",
      rhythms: [
        {
          ...yearly!,
          tasks: [
            yearly!.tasks[0]!,
            "Insulation resistance of the PV array and continuity of earth",
            "Circuit breakers, surge protection, emergency stop: tested",
            ...yearly!.tasks.slice(3),
          ],
        },
        { ...sites!, name: "Commercial and grid-scale sites" },
      ],
    },
  },
  never: {
    ...en.never,
    list: [
      "Opening a cover, even with the device off",
      "Hosing or pressure-washing the device",
      "Drilling into, painting or covering the case",
      "Stacking a module from another system",
      "Leaving the battery empty over winter",
      "Unplugging a battery cable yourself",
    ],
  },
  year: {
    ...en.year,
    text: "The line shows the solar yield of a roof by season. Test the backup once a year, before your storm season: in spring in the north and east, in autumn in the south.",
    seasons: [
      {
        ...spring!,
        text: "The solar surplus grows. Clear the air inlets, check your charging times and book the yearly inspection.",
      },
      {
        ...summer!,
        text: "Above its temperature limits, the system reduces its power. Shade and fresh air help more than any setting. Keep dry grass and leaves away.",
      },
      {
        ...autumn!,
        name: "Autumn",
        text: "Remove leaves and spider webs from the air inlets. Set a reserve in ECOS.",
      },
      {
        ...winter!,
        text: "Do not let the battery run empty on short days. In frost, LFP cells charge slowly or not at all, as the controls protect them.",
      },
    ],
  },
  resting: {
    ...en.resting,
    heading: "Absence, storage and moving",
    cases: [
      { ...absence!, steps: [absence!.steps[0]!, "Leave logger and modem switched on.", ...absence!.steps.slice(2)] },
      {
        ...stored!,
        steps: ["Have the installer shut the system down and disconnect the battery.", ...stored!.steps.slice(1)],
      },
      {
        ...moved!,
        steps: [
          "Have a licensed electrician remove the system: modules are heavy and live.",
          "Dangerous goods rules apply to the transport of lithium batteries.",
          "Tell your electricity retailer at the old and at the new address; the network must approve the connection again.",
          ...moved!.steps.slice(3),
        ],
      },
      { ...sold!, steps: ["Hand over invoice, commissioning report, certificate and guides.", ...sold!.steps.slice(1)] },
    ],
  },
};
