import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Personal centre of your account",
    description: "Your profile, your sessions, your questions and your data.",
    keywords: ["personal centre", "account"],
  },
  sections: {
    ...en.sections,
    sessions: { ...en.sections.sessions, text: "Devices logged in to your account. End sessions that you do not recognise." },
  },
  staffAccount: {
    ...en.staffAccount,
    proofNeeded: {
      ...en.staffAccount.proofNeeded,
      text: "Log out, log in to the back office with your second factor and delete the account within ten minutes. Your access to the back office then ends at once.",
    },
  },
};
