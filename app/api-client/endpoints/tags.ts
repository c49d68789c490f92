export const tags = {
  content: "Published entries, as lists and one by one, and the search. A key of the Open API is for these calls.",
  config: "Details of the company and replaced texts, for each language.",
  "open-api": "The Open API service and key of an account.",
  sandbox:
    "Simulated plants, which answer as real plants would; no value is measured. Every call needs a key, and commands need a key with the scope `control`.",
  webhooks:
    "Addresses that receive the events of the sandbox, and their deliveries. A receiver that answers 410 ends its webhook: it receives nothing more, and `endedAt` has the time. A 429 or 503 with `Retry-After` (seconds or an HTTP date, at most an hour) sets the time of the next attempt.",
  contact: "Questions to the company and their answers.",
  captcha: "Puzzles that tell people and programs apart.",
  account: "Sign-up, login, password, and the data of an account.",
  newsletter: "Subscriptions to the newsletter and their confirmation.",
  consent: "Choices about cookies.",
  visits: "Visits of people who agreed to statistics.",
} as const;

export type Tag = keyof typeof tags;
