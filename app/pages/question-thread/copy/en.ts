import { applicationStateNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Your question and our answers",
    description: "Your question, our answers and room for yours, in one place.",
    keywords: ["question", "answer", "conversation"],
  },
  headings: { question: "Your question.", installer: "Your request for an installer.", partner: "Your application." },
  withheld: "Your request is with us. What you wrote shows here as soon as we have answered.",
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
  over: "Open it as it stands in our email. Questions are not kept for ever: our privacy policy says how long.",
  newLinkHow: "We mail a new one to the address that the question came from, and to no other.",
  newLink: "Mail me a new link",
  mailed: "A new link is on its way to the address of the question.",
  ask: "Ask a question",
};
