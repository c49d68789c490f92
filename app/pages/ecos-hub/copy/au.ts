import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "ECOS Hub for solar battery installers",
    description:
      "ECOS Hub is the web tool for installers and distributors: commissioning, over-the-air firmware updates and error-code analysis for all their systems.",
  },
  hero: {
    ...en.hero,
    lead: "Installers and distributors commission systems, update firmware over the air and analyse error codes in one place. Ask us for a trade account.",
  },
  commissioning: {
    ...en.commissioning,
    checks: en.commissioning.checks.map((check, index) => {
      if (index === 0) return { ...check, name: "Modules recognised" };
      return index === 3 ? { ...check, name: "Region setting and export limit", value: "Australia A" } : check;
    }),
  },
  rollout: {
    ...en.rollout,
    stages: [
      {
        ...en.rollout.stages[0]!,
        condition: "The stage is monitored for one night: charging, discharging, connection and error codes.",
      },
      ...en.rollout.stages.slice(1),
    ],
  },
  codes: {
    ...en.codes,
    text: "ECOS Hub counts the error codes of your fleet. Each code links to its support page with meaning, cause, remedy and who may act.",
  },
  roles: {
    ...en.roles,
    heading: "Access for distributor, installer and household",
    text: "Distributors see the systems of their installers, installers see their own systems and each household sees its system in ECOS.",
    rows: en.roles.rows.map((row) => (row[0] === "Analyze error codes" ? ["Analyse error codes", row[1], row[2], row[3]] : row)),
    needs: "You need an AGAVE-TH, COPIA or MYRTILLO system, a cholla data logger online and a trade account, which we open on request.",
  },
};
