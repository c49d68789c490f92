import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const facts = en.sandbox.facts;

export const au: Copy = {
  ...en,
  hero: {
    ...en.hero,
    lead: "Developers read the content of this site and three simulated plants as JSON. Apply for access, create a key and test your first call.",
  },
  steps: {
    ...en.steps,
    apply: {
      ...en.steps.apply,
      text: "Apply by phone or email. Tell us who you are, the address of your account and what you want to build. We activate the service for that account.",
    },
  },
  sandbox: {
    ...en.sandbox,
    lead: "The sandbox simulates a house with AGAVE-TH, a commercial site with four TIANYUAN 60k and a grid-scale plant: power, energy, state of charge, alarms and schedules, live and for the last year. Every response has simulated: true. To connect real plants, contact us.",
    facts: [
      ...facts.slice(0, 3).map((fact) => ({ ...fact, text: fact.text.replace("localized", "localised") })),
      {
        heading: "Commands",
        text: "A schedule, an export limit or a power limit is accepted and applied from the next full minute. A repeated Idempotency-Key does not repeat the command.",
      },
      facts[4]!,
      {
        heading: "Versions",
        text: "Under /api/v1, fields, calls and events are only added. Breaking changes go into v2; v1 remains available for at least one year after that.",
      },
      {
        heading: "Changelog",
        text: "v1, November 2026: sandbox, webhooks, key scopes and the headers RateLimit, Link and X-Total-Count.",
      },
      ...facts.slice(7),
    ],
  },
  reasons: {
    ...en.reasons,
    note: "Every response has code, message and data; an error response also has reason. Evaluate reason in your program: message is a text for readers and depends on the language.",
  },
};
