import { kindNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Personal center of your account",
    description: "Your profile, your sessions, your questions, and your data.",
    keywords: ["personal center", "account"],
  },
  greeting: "Hello {name}.",
  contents: "Sections of this page",
  console: "Open API console",
  sections: {
    profile: { name: "Profile", text: "Your name and your contact details." },
    email: {
      name: "Email address",
      text: "Your current address is {email}. We send a code to the new address and a notice to the old one. Your other sessions end.",
    },
    password: { name: "Password", text: "Changing it ends all your other sessions." },
    sessions: { name: "Sessions and devices", text: "Devices logged in to your account. End sessions that you do not recognize." },
    questions: { name: "My questions", text: "Your questions and their status." },
    newsletter: { name: "Newsletter", text: "We send it to the email address of your account." },
    data: { name: "My data", text: "All data that we store about you, in one JSON file." },
    delete: {
      name: "Delete account",
      text: "The account closes at once and is erased after 14 days, with the questions sent from its address and its newsletter subscription. If you log in before, the account is not deleted.",
    },
  },
  language: "Language of our messages",
  newEmail: "New email address",
  actions: {
    profile: "Save",
    email: "Change address",
    password: "Change password",
    session: "End",
    sessions: "End all other sessions",
    subscribe: "Subscribe",
    unsubscribe: "Unsubscribe",
    export: "Download my data",
    delete: "Delete my account",
  },
  results: {
    profile: "Your profile has been saved.",
    email: "Your email address has been changed.",
    password: "Your password has been changed.",
    session: "The session has ended.",
    sessions: "All other sessions have ended.",
    newsletter: "Your choice has been saved.",
  },
  session: { current: "This device", unknown: "Unknown device", seen: "Last active {date}", end: "End the session: {device}" },
  subscribed: "You are subscribed.",
  notSubscribed: "You are not subscribed.",
  question: {
    kinds: kindNames.en,
    states: { open: "Open", answered: "Answered", closed: "Closed" },
    none: "You have no questions yet.",
    ask: "Contact us",
    thread: "Read and reply",
  },
  staffAccount: {
    lastAdministrator: {
      heading: "The back office needs an administrator",
      text: "You are the only administrator. Assign the role to another user in the back office first.",
    },
    proofNeeded: {
      heading: "Staff account",
      text: "Log out, log in to the back office with your second factor, and delete the account within ten minutes. Your access to the back office then ends at once.",
    },
    open: "Open the back office",
  },
  signOut: {
    action: "Log out",
    heading: "Log out on this device?",
    text: "Your other sessions remain open.",
    confirm: "Log out",
    stay: "Stay logged in",
  },
  expired: "Your session has ended.",
};
