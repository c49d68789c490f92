import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Open API: site content and simulated plants",
    description:
      "The Open API for developers returns product and news content and simulated storage plants as JSON. A sandbox key without application, samples in three languages, limits, reference.",
    keywords: ["Open API", "energy storage API", "API key", "OpenAPI", "curl samples", "API reference"],
  },
  example: "Example",
  copy: { copy: "Copy", copied: "Copied", notCopied: "Could not copy. Please select the text." },
  hero: {
    heading: "Open API for developers: content and simulated plants",
    lead: "Read the content of this site and three simulated plants as JSON. The first call works without a key; you create the key for the sandbox yourself.",
    console: "Open the console",
    reference: "API reference",
    request: "Request",
    answer: "Response",
    excerpt: "Excerpt: {shown} of the entry’s {all} fields, two of its figures.",
  },
  steps: {
    heading: "Four steps from account to software",
    apply: {
      heading: "Apply for real plants",
      text: "The sandbox needs no application: go on to step\u00a02. For real plants, apply offline, by phone or email. Tell us who you are, the address of your account, and what you want to build.",
    },
    key: {
      heading: "Create a key for the sandbox",
      text: "Create an account, confirm your email address, and create the key in the console. It shows the secret once; we store only its hash. A new key replaces the old one at once.",
    },
    test: {
      heading: "Test and debug",
      text: "The samples show the same call in three languages: paste one, it works without a key. An error response follows. The console also sends requests for you and lists the last {kept} calls made with your key.",
    },
    develop: {
      heading: "Develop with the API",
      text: "Store the key in an environment variable, never in a page. Check the code of the response before its data, and respect Retry-After.",
    },
    setup: {
      heading: "Set once in your shell",
      note: "ECACTUS_API is the address of this API; ECACTUS_KEY is your key. The console shows it with these same lines.",
    },
    downloads: {
      client: "TypeScript client, one file",
      description: "OpenAPI description (JSON)",
      sample: "plants.ts: list the simulated plants",
      run: "Download and run",
    },
    form: "Or use the contact form",
    header: "Header of calls with a key",
    samples: "Language of the sample",
    refused: "Error response to {call}",
  },
  sandbox: {
    heading: "Sandbox with three simulated plants",
    lead: "The sandbox simulates a house with AGAVE-TH, a commercial site with four TIANYUAN 60k, and a utility-scale plant: power, energy, state of charge, alarms, and schedules, live and for the last year. Every response has simulated: true.",
    samples: "Language of the sandbox sample",
    webhook: {
      heading: "Receive and verify a webhook",
      text: "Start this receiver with ECACTUS_WEBHOOK_SECRET, the secret that the console shows when you add a webhook. The console also has a test receiver, which displays every delivery and needs no server.",
      samples: "Language of the webhook sample",
    },
    facts: [
      {
        heading: "Real plants",
        text: "This API reaches no real plant: everything under /api/v1 is simulated. To connect real plants, apply by phone or email, and we will tell you what is possible.",
      },
      {
        heading: "Modbus",
        text: "No Modbus register map is published here. If your project needs one, ask us with the contact form and name the product.",
      },
      {
        heading: "With or without a key",
        text: "Published content can be read without a key. The sandbox needs a key; commands and webhooks need a key with the control scope.",
      },
      {
        heading: "websiteId",
        text: "The localized version of an entry: 1 Chinese, 2 Australian, 3 English and French, 4 German. Without it, a list contains all four.",
      },
      {
        heading: "Pagination",
        text: "X-Total-Count is the number of entries; Link contains the addresses of the other pages. In the sandbox, cursor points to the next page.",
      },
      {
        heading: "Commands",
        text: "A schedule, an export limit, or a power limit is accepted and applied from the next full minute. A repeated Idempotency-Key does not repeat the command.",
      },
      {
        heading: "Webhooks",
        text: "A public https address receives events, signed by HMAC-SHA256 with a timestamp. Failed deliveries are retried up to thirteen times at growing intervals, or after the time in the Retry-After of a 429 or 503, and can then be replayed from the console. 410 ends the webhook; its owner receives an email.",
      },
      {
        heading: "Versions",
        text: "Under /api/v1, fields, calls, and events are only added. Breaking changes go into v2; v1 remains available for at least one year after that.",
      },
      {
        heading: "Changelog",
        text: "v1, November 2026: sandbox, webhooks, key scopes, and the headers RateLimit, Link, and X-Total-Count.",
      },
    ],
  },
  limits: {
    heading: "Rate limits and keys",
    items: [
      { figure: "{calls}", text: "calls per minute and account" },
      { figure: "{wrongKeys}", text: "wrong keys per IP address, then a block of at most {wrongMinutes}\u00a0minutes" },
      { figure: "1", text: "key per account; the next one replaces it" },
      { figure: "{kept}", text: "last calls listed in the console" },
    ],
  },
  reasons: {
    caption: "Error responses and their reasons",
    columns: ["code", "HTTP", "reason", "What to do"],
    rows: [
      ["400", "200", "invalidInput", "Read reasons: one for each field, such as notANumber or unknownWebsite."],
      ["401", "401", "wrongKey", "Check the key: id, dot, secret."],
      ["404", "404", "notFound", "Check the name of the entry and the websiteId."],
      ["405", "405", "methodNotAllowed", "Use a method from the Allow header."],
      ["429", "429", "tooMany", "Wait for the number of seconds in Retry-After."],
      ["500", "500", "internal", "Send us the X-Request-Id of the response."],
    ],
    note: "Every response has code, message, and data; an error response also has reason. Evaluate reason in your program: message is a text for readers and depends on the language.",
  },
  reference: {
    heading: "API reference",
    lead: "The reference is generated from the API description. Content calls accept a key, the sandbox and its webhooks require one; the other calls belong to this website.",
    none: "The API description is not available right now. Try again later, or open the file.",
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
    noFields: "no parameters",
    count: { one: "{count} call", other: "{count} calls" },
  },
  onward: {
    heading: "Next steps",
    console: "Create your key and test calls.",
    pangu: "See the energy management system for sites.",
    contact: "Ask us about connecting real plants.",
  },
};
