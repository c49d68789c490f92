import type { Copy } from "./fr.ts";

export const en: Copy = {
  jobs: "Open positions",
  example: "Example",
  posted: "Published on {date}",
  apply: "Apply for this position",
  lead: "One PDF document is enough. Leave out photo, age, and family status.",
  fields: {
    name: "Name",
    email: "Email address",
    telephone: "Phone",
    message: "Message",
    messageHint: "What you built, repaired, or measured, and when you can start.",
    files: "Resume and letter",
    filesHint: "As PDF; up to four files, 10\u00a0MB in total.",
    brought: "Already uploaded",
    withoutFiles: "Remove these files",
  },
  optional: "(optional)",
  privacy: "We use this data only to decide about your application.",
  privacyLink: "Privacy",
  send: "Send the application",
  sending: "Sending",
  failed: "Your application could not be sent.",
  sent: { heading: "Application received", all: "All open positions" },
};
