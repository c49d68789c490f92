import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "ECOS Hub for solar battery installers",
    description:
      "ECOS Hub holds an installer’s whole solar battery fleet: commissioning, firmware updates over the air, error-code analysis and an example of access by role.",
  },
  hero: {
    ...en.hero,
    lead: "For those who install, sell and look after our systems: from first power-up to the next update, without driving out again.",
    caption: "Example: an invented fleet of 240 systems. Numbers, versions and states are nobody’s.",
  },
  commissioning: {
    ...en.commissioning,
    checks: en.commissioning.checks.map((check, index) => {
      if (index === 0) return { ...check, name: "Modules recognised" };
      return index === 3 ? { ...check, value: "Australia" } : check;
    }),
  },
  codes: {
    ...en.codes,
    text: "ECOS Hub analyses error codes; the example counts those of a fleet. Each leads to its page in support: meaning, cause, remedy and who may act.",
  },
  roles: {
    ...en.roles,
    text: "Distributors follow their installers, installers their systems and a household its own, in ECOS.",
    rows: en.roles.rows.map((row) => (row[0] === "Analyze error codes" ? ["Analyse error codes", row[1], row[2], row[3]] : row)),
    needs:
      "You need: an AGAVE-TH, COPIA or MYRTILLO system, a cholla data logger online and a trade account, which we open on request. The split of roles is given as an example.",
  },
};
