import { applicationStateNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Your question and our replies",
    description: "Your question, our replies, and a form for your next message.",
    keywords: ["question", "answer", "conversation"],
  },
  headings: {
    question: "Your question",
    installer: "Your request for an installer",
    partner: "Your partner application",
    project: "Your project request",
    job: "Your job application",
  },
  facts: { reference: "Number", received: "Received", company: "Company", answerBy: "Reply by" },
  withheld: "We have your request. Your message appears here as soon as we have replied.",
  messages: "Messages",
  files: "Files",
  from: { sender: "You", company: "Our team" },
  states: { open: "In progress", answered: "Answered", closed: "Closed" },
  applicationStates: applicationStateNames.en,
  message: "Your message",
  reopens: "Your message opens the question again.",
  send: "Send",
  sending: "Sending",
  sent: "Your message has been sent.",
  over: "Open the complete link from our email. Our privacy policy states how long we store questions.",
  newLinkHow: "We send a new link only to the address that the question came from.",
  newLink: "Send me a new link",
  mailed: "We have sent a new link to the address of the question.",
  ask: "Contact us",
};
