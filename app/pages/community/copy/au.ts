import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Community: questions, feeds and feedback",
    description:
      "Ask our team, share configurations and answers by link, follow news and events by feed or email and read the rules of conduct.",
  },
  heading: "Community: questions, links and feedback",
  lead: "Owners and installers ask our team, share configurations by link and follow news and events. Choose a channel below.",
  ask: {
    ...en.ask,
    names: { ...en.ask.names, codes: { ...en.ask.names.codes, note: "Meaning, cause and remedy" } },
  },
  follow: { ...en.follow, text: "Subscribe by feed, calendar or email. You can unsubscribe at any time." },
  conduct: {
    ...en.conduct,
    rules: [
      "Keep to the subject and respect other people.",
      "No instructions for opening a device, defeating a protection or changing a region setting: they can cause injuries.",
      "State the device, the date and the conditions with every reading.",
      "Do not publish addresses, serial numbers or photos of other people.",
      ...en.conduct.rules.slice(4),
    ],
  },
  feedback: {
    ...en.feedback,
    text: "Tell us about an unclear guide, a missing function in ECOS or an error on this site. We reply to every message.",
  },
};
