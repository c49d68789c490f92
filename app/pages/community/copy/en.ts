import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Community: ask, share, follow",
    description: "What there is today to talk with us and with each other, our rules of conduct, and where to say what is missing.",
    keywords: ["eCactus community", "user feedback", "rules of conduct", "newsletter"],
  },
  heading: "Community",
  lead: "We have no forum and do not pretend to. Here is what works today.",
  ask: {
    heading: "Ask",
    text: "Good questions end up in the public list, without your name and with their answer.",
    names: {
      faqs: { text: "FAQs", note: "It may have been asked" },
      codes: { text: "Error codes", note: "Meaning, cause, who may act" },
      contact: { text: "Write to us", note: "A person answers by email" },
    },
  },
  share: {
    heading: "Share",
    text: "On this site, a state is an address. Copy the one in your browser, and the other person sees exactly what you see.",
    names: {
      tower: { text: "Your MYRTILLO tower", note: "Chosen modules and towers stay in the address" },
      compare: { text: "A comparison", note: "Up to three products side by side" },
      answer: { text: "One answer", note: "Each question opens by its link" },
    },
  },
  follow: {
    heading: "Follow",
    text: "Few messages, dated, with no hidden tracking. One click ends each of them.",
    names: {
      news: { text: "News", note: "Products, standards, projects" },
      blog: { text: "Blog", note: "How it works, with sources" },
      activity: { text: "Events", note: "Dates for your calendar" },
      newsletter: { text: "Newsletter", note: "By email, once you confirm" },
    },
  },
  feeds: "Feeds and calendar:",
  calendar: feedCopies.en.event.calendarOfAll,
  channels: "Elsewhere:",
  conduct: {
    heading: "Rules of conduct",
    text: "They hold wherever people speak for us or in our rooms.",
    rules: [
      "Talk about devices, not about people.",
      "No instructions for opening a device, defeating a protection, or changing a grid code: somebody could get hurt.",
      "A reading comes with the device, the date, and the conditions.",
      "Other people’s addresses, serial numbers, and photos stay with them.",
      "Whoever sells or installs our products says so.",
      "A vulnerability is reported to us first and published after.",
    ],
  },
  feedback: {
    heading: "What is missing?",
    text: "A manual that puzzles you, a function that ECOS lacks, a wrong sentence on this site: tell us. We answer even when the answer is no.",
    link: "Give feedback",
  },
};
