import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [spring, summer, autumn, winter] = en.year.seasons;
const [monthly, quarterly] = en.checks.owner.rhythms;
const own = (text: string) =>
  text
    .replace("Tell the utility", "Tell your electricity retailer")
    .replace("report, certificate, and manuals", "report, certificate and manuals");

export const au: Copy = {
  ...en,
  seo: { ...en.seo, title: "Solar battery maintenance, month by month" },
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
            "See that the logger is online",
            "If in doubt, switch nothing back on and call the installer",
          ],
        },
      ],
    },
    installer: {
      ...en.checks.installer,
      text: "A licensed electrician, with the device’s manual.",
      rhythms: [
        {
          name: "Each year",
          tasks: en.checks.installer.rhythms[0]!.tasks.map((task) =>
            task.replace("continuity of ground", "continuity of earth").replace(/^Breakers/, "Circuit breakers"),
          ),
        },
        en.checks.installer.rhythms[1]!,
      ],
    },
  },
  never: {
    ...en.never,
    list: [
      "Open a cover, even with the device off",
      "Hose it down or pressure-wash it",
      "Drill into, paint or cover the case",
      ...en.never.list.slice(3),
    ],
  },
  resting: { ...en.resting, cases: en.resting.cases.map(({ name, steps }) => ({ name, steps: steps.map(own) })) },
  year: {
    ...en.year,
    text: "The line shows the share of sun in Sydney; the work follows it.",
    seasons: [
      { ...spring!, months: "Sept.–Nov.", sun: "90%" },
      {
        ...summer!,
        months: "Dec.–Feb.",
        text: "Heat: above the manual’s limits, power steps down by itself. Shade and fresh air help more than any setting. Keep dry grass and leaves away.",
      },
      {
        ...autumn!,
        name: "Autumn",
        months: "March–May",
        sun: "75%",
        text: "Leaves and spiders. Try the backup before your storm season and set a reserve in ECOS.",
      },
      { ...winter!, months: "June–Aug.", sun: "55%" },
    ],
  },
};
