import { subjectNames } from "#domain/contact/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Contact us",
    description: "Ask about a product, a project, a fault or a document. A person answers you by email.",
    keywords: ["contact", "question", "battery support", "energy storage"],
  },
  heading: "Ask your question.",
  lead: "A person answers by email. With the serial number, they answer faster.",
  fields: {
    problemType: "Subject",
    chooseProblem: "Choose a subject",
    name: "Name",
    country: "Country or region",
    chooseCountry: "Choose a country",
    email: "Email address",
    telephone: "Telephone",
    company: "Company",
    companyHint: "Asking for yourself? Write “private”.",
    message: "Message",
    messageHint: "What you see, since when, and the serial number if you have it.",
  },
  optional: "(optional)",
  problems: subjectNames.en,
  configurationLine: "Product: {configuration}",
  codeLine: "Code on the screen: {code}",
  send: "Send the question",
  sending: "Sending",
  privacy: "Your data is used for this answer only.",
  privacyLink: "Privacy",
  sent: {
    heading: "Your question has been submitted successfully!",
    text: "We confirm questions by email, three a day at most for one mailbox. If nothing arrives, look in the spam folder. We have your question either way.",
    again: "Ask another question",
  },
  elsewhere: {
    heading: "Shorter ways",
    phone: "By phone",
    email: "By email",
    search: "Search the site",
  },
  example: "Example",
};
