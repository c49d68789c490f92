import { kindNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Personal center",
    description: "Your profile, your sessions, your questions and your data.",
    keywords: ["personal center", "account"],
  },
  greeting: "Hello {name}.",
  contents: "Sections of this page",
  console: "Open API console",
  sections: {
    profile: { name: "Profile", text: "What we call you, and how we reach you." },
    email: {
      name: "Email address",
      text: "Now {email}. A code goes to the new address, the old one is told, and your other sessions end.",
    },
    password: { name: "Password", text: "Changing it ends all your other sessions." },
    sessions: { name: "Sessions and devices", text: "Where your account is open. End what you do not recognize." },
    questions: { name: "My questions", text: "What you wrote to us, and where it stands." },
    newsletter: { name: "Newsletter", text: "It goes to the address of your account." },
    data: { name: "My data", text: "All that this site knows about you, in one JSON file." },
    delete: {
      name: "Delete account",
      text: "The account closes at once and is erased 14 days later, with the questions sent from its address and its newsletter subscription. Until then, logging in keeps it.",
    },
  },
  language: "Language of our messages",
  newEmail: "New email address",
  actions: {
    profile: "Save",
    email: "Change address",
    password: "Change password",
    session: "End",
    sessions: "End all others",
    subscribe: "Subscribe",
    unsubscribe: "Unsubscribe",
    export: "Download my data",
    delete: "Delete my account",
  },
  results: {
    profile: "Your profile is saved.",
    email: "Your address has changed.",
    password: "Your password has changed.",
    session: "The session has ended.",
    sessions: "All other sessions have ended.",
    newsletter: "Your choice is saved.",
  },
  session: { current: "This device", unknown: "Unknown device", seen: "Seen {date}", end: "End the session: {device}" },
  subscribed: "You are subscribed.",
  notSubscribed: "You are not subscribed.",
  question: {
    kinds: kindNames.en,
    states: { open: "Open", answered: "Answered", closed: "Closed" },
    none: "You have not asked anything yet.",
    ask: "Ask a question",
    thread: "Read and answer",
  },
  staffAccount: {
    lastAdministrator: {
      heading: "Somebody has to stay an administrator.",
      text: "You are the only one. Give the role to somebody else in the back office first.",
    },
    proofNeeded: {
      heading: "This account belongs to the staff.",
      text: "Sign out, sign in to the back office with your second factor, and delete the account within ten minutes. Your access to the back office then ends at once.",
    },
    open: "Open the back office",
  },
  signOut: {
    action: "Sign out",
    heading: "Sign out of this device?",
    text: "Your other sessions stay open.",
    confirm: "Yes, sign me out",
    stay: "Stay signed in",
  },
  expired: "Your session has ended.",
};
