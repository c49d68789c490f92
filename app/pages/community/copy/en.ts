import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Community: questions, feeds, and feedback",
    description:
      "Ask our team, share configurations and answers by link, follow news and events by feed or email, and read the rules of conduct.",
    keywords: ["eCactus community", "user feedback", "rules of conduct", "newsletter"],
  },
  heading: "Community: questions, links, and feedback",
  lead: "Ask our team, share configurations by link, and follow news and events. Choose a channel below.",
  ask: {
    heading: "Ask our team",
    text: "We add frequent questions to the FAQs, without your name.",
    names: {
      faqs: { text: "FAQs", note: "Answers by product line and topic" },
      codes: { text: "Error codes", note: "Meaning, cause, and remedy" },
      contact: { text: "Contact us", note: "We reply by email" },
    },
  },
  share: {
    heading: "Share configurations and answers by link",
    text: "Every configuration has its own link. Copy it from your browser to share what you see.",
    names: {
      tower: { text: "MYRTILLO configuration", note: "The link contains modules and towers" },
      compare: { text: "Product comparison", note: "Up to three products side by side" },
      answer: { text: "FAQ answer", note: "Each answer has its own link" },
    },
  },
  follow: {
    heading: "Follow news and events",
    text: "Subscribe by feed, calendar, or email. You can unsubscribe at any time.",
    names: {
      news: { text: "News", note: "Products, standards, projects" },
      blog: { text: "Blog", note: "Technology explained, with sources" },
      activity: { text: "Events", note: "Dates for your calendar" },
      newsletter: { text: "Newsletter", note: "By email, after confirmation" },
    },
  },
  feeds: "Feeds and calendar:",
  calendar: feedCopies.en.event.calendarOfAll,
  channels: "Social media:",
  conduct: {
    heading: "Rules of conduct",
    text: "These rules apply on all our channels.",
    rules: [
      "Discuss devices and respect people.",
      "No instructions for opening a device, defeating a safety device, or changing a grid code: they can cause injuries.",
      "State the device, the date, and the conditions with every reading.",
      "Do not publish addresses, serial numbers, or photos of other people.",
      "If you sell or install our products, say so in your posts.",
      "Report a vulnerability to us before you publish it.",
    ],
  },
  feedback: {
    heading: "Feedback on products and this site",
    text: "Tell us about an unclear guide, a missing function in ECOS, or an error on this site. We reply to every message.",
    link: "Give feedback",
  },
};
