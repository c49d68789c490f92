import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

/** Facts of the English page that Australian English spells differently, by heading. */
const texts: Record<string, string> = {
  websiteId:
    "The localised version of an entry: 1 Chinese, 2 Australian, 3 English and French, 4 German. Without it, a list contains all four.",
  "Real plants":
    "This API reaches no real plant: everything under /api/v1 is simulated. To connect real plants, apply by phone or email and we will tell you what is possible.",
  Commands:
    "A schedule, an export limit or a power limit is accepted and applied from the next full minute. A repeated Idempotency-Key does not repeat the command.",
  Versions:
    "Under /api/v1, fields, calls and events are only added. Breaking changes go into v2; v1 remains available for at least one year after that.",
  Changelog: "v1, November 2026: sandbox, webhooks, key scopes and the headers RateLimit, Link and X-Total-Count.",
};

export const au: Copy = {
  ...en,
  steps: {
    ...en.steps,
    apply: {
      ...en.steps.apply,
      text: "The sandbox needs no application: go on to step\u00a02. For real plants, apply by phone or email. Tell us who you are, the address of your account and what you want to build.",
    },
    key: {
      ...en.steps.key,
      text: "Create an account, confirm your email address and create the key in the console. It shows the secret once; we store only its hash. A new key replaces the old one at once.",
    },
  },
  sandbox: {
    ...en.sandbox,
    lead: "The sandbox simulates a house with AGAVE-TH, a commercial site with four TIANYUAN 60k and a grid-scale plant: power, energy, state of charge, alarms and schedules, live and for the last year. Every response has simulated: true.",
    facts: en.sandbox.facts.map(({ heading, text }) => ({ heading, text: texts[heading] ?? text })),
  },
  reasons: {
    ...en.reasons,
    note: "Every response has code, message and data; an error response also has reason. Evaluate reason in your program: message is a text for readers and depends on the language.",
  },
};
