import { au as staffAu } from "../staff/copy/au.ts";
import { en } from "./en.ts";
import type { MailCopy } from "./fr.ts";

const ignore = "If you did not request this, you can ignore this message.";

export const au: MailCopy = {
  ...en,
  reasons: {
    question: "You are receiving this message because this address was used for a question on our website.",
    installer: "You are receiving this message because this address was used for an installer request on our website.",
    partner: "You are receiving this message because this address was used for a partner application on our website.",
    project: "You are receiving this message because this address was used for a project request on our website.",
    job: "You are receiving this message because this address was used for a job application on our website.",
    subscription: "You are receiving this message because this address was entered for our newsletter.",
    newsletter: "You are receiving this newsletter because you subscribed to it on our website.",
    account: "You are receiving this message because this address was used for an account on our website.",
    staff: "You are receiving this message because the {brand} team invited you.",
    company: "This message is for the {brand} team.",
    notice:
      "You are receiving this message because you work in the back office of {brand}. Choose there, under ‘Notices’, which messages you want.",
  },
  mails: {
    ...en.mails,
    ...staffAu,
    installerReceived: {
      ...en.mails.installerReceived,
      before: [
        "Hello,",
        "Our team reads your request and replies by email with the name of an installer in your area, or lets you know that there is none yet.",
      ],
      after: ["The link opens your request without a password. Do not share it.", ignore],
    },
    questionContinued: {
      ...en.mails.questionContinued,
      subject: "{sender}: follow-up to a question",
      heading: "Follow-up to a question",
    },
    accountClosed: {
      ...en.mails.accountClosed,
      subject: "Your account has been deleted",
      heading: "Your account has been deleted",
    },
  },
};
