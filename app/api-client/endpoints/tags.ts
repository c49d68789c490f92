/** Subjects of the calls, and what they are about. */
export const tags = {
  content: "What the website publishes, as lists and one by one, and what is found in it. A key of the Open API is for these.",
  config: "What each language says about the company, and editors' replacements for texts.",
  "open-api": "An account's service and key of the Open API.",
  sandbox:
    "Simulated plants, which answer as real ones would: nothing in them is measured. A key is needed; one of the scope `control` also changes what they do.",
  webhooks:
    "Addresses that are told of events of the sandbox, and what they were sent. A receiver that answers 410 ends its webhook: nothing more is sent to it, and its `endedAt` says since when. 429 and 503 with `Retry-After` (seconds or an HTTP date, an hour at most) set the next try.",
  contact: "Questions to the company.",
  captcha: "Puzzles that tell people from programs.",
  account: "The way into an account and out of it, and what its owner sees and changes of it.",
  newsletter: "Subscriptions, which their addresses confirm.",
  consent: "Choices about cookies and what they allow.",
  visits: "What a visitor who agreed to statistics has seen.",
} as const;

export type Tag = keyof typeof tags;
