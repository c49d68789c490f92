import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Open API: four steps to the first call",
    description:
      "Open API for developers: apply for access, get your key in the console, test, develop. Samples in curl, JavaScript, and Python, limits, and reference.",
    keywords: ["Open API", "energy storage API", "API key", "OpenAPI", "curl samples", "API reference"],
  },
  example: "Example",
  copy: { copy: "Copy", copied: "Copied", notCopied: "Refused. Please select the text." },
  hero: {
    heading: "One request, one answer.",
    lead: "The content of these pages as JSON, with your own key. What you read on this screen is what the API has just answered.",
    console: "Open the console",
    reference: "Reference of calls",
    request: "Request",
    answer: "Answer",
    excerpt: "Excerpt: {shown} of the entry’s {all} fields, two of its figures.",
  },
  steps: {
    heading: "From application to first call",
    apply: {
      heading: "Apply",
      text: "Offline, by phone or email. Say who you are, the address of your account, and what you want to build. We activate the service for that account.",
    },
    key: {
      heading: "Get your key",
      text: "Log in to the console. It makes one key per account and shows the secret once: we keep only its fingerprint. A new key replaces the old one at once.",
    },
    test: {
      heading: "Test and debug",
      text: "The same call in three languages, then a refusal, word for word. The console also sends requests for you and keeps the last {kept} made with your key.",
    },
    develop: {
      heading: "Develop",
      text: "Keep the key in the environment, never in a page. Read the envelope’s code before its data, and respect Retry-After.",
    },
    form: "Or use the contact form",
    header: "Header of every call",
    samples: "Language of the sample",
    refused: "Answer to {call}",
  },
  sandbox: {
    heading: "Practice without a plant",
    lead: "The sandbox opens three simulated plants: a house with AGAVE-TH, a commercial site with four TIANYUAN 60k, and a utility site. Powers, energies, state of charge, alarms, and schedules answer live and for the last year. Nothing in it is measured: all of it comes from the model behind the drawings of this site, and every answer carries simulated: true.",
    samples: "Language of the sandbox sample",
    webhook: "Check a webhook",
    facts: [
      {
        heading: "With or without a key",
        text: "Reading published content needs no key. The sandbox does; for commands and webhooks the key must have the scope control.",
      },
      {
        heading: "websiteId",
        text: "The edition that an entry belongs to: 1 Chinese, 2 Australian, 3 English and French, 4 German. Without it, a list has all four.",
      },
      {
        heading: "Pages of a list",
        text: "X-Total-Count is the number of entries, Link has the addresses of the other pages. In the sandbox, cursor names the next page.",
      },
      {
        heading: "Commands",
        text: "A schedule, an export limit, or a power limit is accepted, then applied from the next full minute on. The same Idempotency-Key is the same command.",
      },
      {
        heading: "Webhooks",
        text: "A public https address receives events, signed by HMAC-SHA256 with the moment. What is not received is sent up to thirteen times at growing intervals, or when Retry-After of 429 or 503 says so, then can be replayed from the console. 410 ends the webhook, and its owner gets a mail.",
      },
      {
        heading: "Versions",
        text: "Under /api/v1, fields, calls, and events are added and never taken away. What would break a client becomes v2, and v1 answers on for at least a year.",
      },
      {
        heading: "Changelog",
        text: "v1, November 2026: sandbox, webhooks, scopes of keys, and the headers RateLimit, Link, and X-Total-Count.",
      },
      {
        heading: "TypeScript client",
        text: "The repository’s folder clients/typescript has a typed client, made from the API’s description.",
      },
    ],
  },
  limits: {
    heading: "Limits",
    items: [
      { figure: "{calls}", text: "calls per minute and key" },
      { figure: "{wrongKeys}", text: "wrong keys per address, then a wait of at most {wrongMinutes}\u00a0minutes" },
      { figure: "1", text: "key per account; the next one replaces it" },
      { figure: "{kept}", text: "last calls to look at in the console" },
    ],
  },
  reasons: {
    caption: "Refusals and their reasons",
    columns: ["code", "HTTP", "reason", "What to do"],
    rows: [
      ["400", "200", "invalidInput", "Read reasons: one for each field, such as notANumber or unknownWebsite."],
      ["401", "401", "wrongKey", "Check the key: id, dot, secret."],
      ["404", "404", "notFound", "There is no entry of that name on that website."],
      ["405", "405", "methodNotAllowed", "Use a method from the Allow header."],
      ["429", "429", "tooMany", "Wait for the seconds in Retry-After."],
      ["500", "500", "internal", "Give us the answer’s X-Request-Id."],
    ],
    note: "Every answer is an envelope: code, message, data, and reason where it is a refusal. Decide by reason; message is written for people and changes with the language.",
  },
  reference: {
    heading: "Reference",
    lead: "Written by the API itself. A key may be shown in the reading calls of the content, and is needed for the sandbox and its webhooks; the others are those of this website.",
    none: "The API does not describe itself right now. Try again later, or open the file.",
    groups: {
      content: "Content",
      config: "Site config",
      sandbox: "Sandbox",
      webhooks: "Webhooks",
      "open-api": "Open API key",
      contact: "Contact",
      captcha: "Captcha",
      account: "Account",
      newsletter: "Newsletter",
      consent: "Consent",
      visits: "Visits",
    },
    places: { query: "query", body: "body" },
    noFields: "no parameter",
    count: { one: "{count} call", other: "{count} calls" },
  },
  onward: {
    heading: "From here",
    console: "Your key, a test bench, your last calls.",
    pangu: "To run a site rather than read content.",
    contact: "A use that the reference does not foresee? Let us talk.",
  },
};
