import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Your question and our answers",
    description: "Your question, our answers and room for yours, in one place.",
    keywords: ["question", "answer", "conversation"],
  },
  heading: "Your question.",
  messages: "Messages",
  from: { sender: "You", company: "Our team" },
  states: { open: "In progress", answered: "Answered", closed: "Closed" },
  message: "Your message",
  reopens: "Your message opens the question again.",
  send: "Send",
  sending: "Sending",
  sent: "Your message has been sent.",
  over: "Open it as it stands in our email. Questions are not kept for ever: our privacy policy says how long.",
  ask: "Ask a question",
};
