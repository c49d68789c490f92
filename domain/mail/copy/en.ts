import type { MailCopy } from "./fr.ts";

const ignore = "If you did not ask for this, ignore this message: nothing will change.";
const validity = "This code is valid for 10 minutes. Give it to nobody, not even to us.";

export const en: MailCopy = {
  footer: "This message was sent automatically by the {brand} website.",
  unsubscribe: "Unsubscribe",
  fields: {
    name: "Name",
    country: "Country or region",
    email: "Email",
    telephone: "Telephone",
    company: "Company",
    problemType: "Subject",
    language: "Language",
    message: "Question",
    laterFiles: "Files too large for an email, to be had at the link",
  },
  mails: {
    questionReceived: {
      subject: "We have your question",
      heading: "Your question has arrived.",
      before: ["Hello,", "A person will read it and answer by email."],
      after: ["To add something, just reply to this message.", ignore],
    },
    questionForUs: {
      subject: "Question from {name}, {company}",
      heading: "A question came in through the website.",
      before: ["Replying to this message writes to the person who asked."],
      after: ["An answer written in the back office’s inbox keeps the whole conversation in one place."],
    },
    questionAnswered: {
      subject: "Answer to your question",
      heading: "We have answered you.",
      before: [],
      action: "See the conversation and answer",
      after: [
        "To answer, please use this link: that keeps everything in one place. It opens your conversation without a password, so give it to nobody.",
      ],
    },
    questionLink: {
      subject: "Your new link to your question",
      heading: "Your new link.",
      before: [
        "Somebody with an older link asked for it. It opens your question and our answers as long as 90 days do not pass without a message.",
      ],
      action: "See the conversation and answer",
      after: ["If it was not you, there is nothing to do. The link opens your conversation without a password, so give it to nobody."],
    },
    questionContinued: {
      subject: "{name}, {company}: more on a question",
      heading: "One more message came in for a question.",
      before: ["The person who asked has written again."],
      action: "Answer in the inbox",
      after: [],
    },
    answerImpossible: {
      subject: "No answer by email reaches {email}",
      heading: "Our confirmation was refused.",
      before: ["The mail server of {email} takes no message for this address (SMTP {status}). An answer by email would not arrive either."],
      after: ["The telephone number stands in the question."],
    },
    newsletterConfirm: {
      subject: "Confirm your subscription",
      heading: "One more click.",
      before: ["This address was entered for the {brand} newsletter. Confirm that it is yours:"],
      action: "Confirm the subscription",
      after: ["The link is valid for 7 days. Without confirmation no newsletter is sent.", ignore],
    },
    newsletterConfirmed: {
      subject: "You are subscribed",
      heading: "Confirmed.",
      before: ["You will get the {brand} newsletter at this address. One click ends it."],
      after: [],
    },
    newsletterIssue: {
      subject: "{subject}",
      heading: "{subject}",
      before: [],
      after: ["You get this newsletter because you subscribed to it on our website."],
    },
    signUpCode: {
      subject: "{code} is your sign-up code",
      heading: "Your sign-up code",
      before: ["Enter this code on the sign-up page:"],
      after: [validity, ignore],
    },
    retrieveCode: {
      subject: "{code} is your verification code",
      heading: "Choose a new password",
      before: ["Enter this code to choose a new password:"],
      action: "Choose without the code",
      after: [validity, "The button does without the code, and works for 24 hours.", ignore],
    },
    addressCode: {
      subject: "{code} confirms your new address",
      heading: "Confirm this address",
      before: ["Enter this code to use this address with your account:"],
      after: [validity, ignore],
    },
    addressChanged: {
      subject: "The address of your account has changed",
      heading: "Your address has changed.",
      before: ["Hello {name},", "Your account now uses {email}. This address no longer logs in."],
      after: ["If this was not you, write to us at once by replying to this message."],
    },
    passwordChanged: {
      subject: "Your password has changed",
      heading: "Your password has changed.",
      before: ["Hello {name},", "The password of your account was just replaced, and all other sessions were ended."],
      action: "Choose another password",
      after: ["If this was not you, choose another password right away."],
    },
    accountClosing: {
      subject: "Your account will be deleted on {date}",
      heading: "Your account will be deleted on {date}.",
      before: ["Hello {name},", "You asked for your account to be deleted. Until that day, logging in is enough to keep it."],
      action: "Keep my account",
      after: ["After that, your account data is erased for good."],
    },
    accountClosed: {
      subject: "Your account is deleted",
      heading: "Your account is deleted.",
      before: ["Hello {name},", "Your account data has been erased, as you asked."],
      after: [],
    },
    staffInvitation: {
      subject: "Your invitation to the back office of {brand}",
      heading: "You are invited.",
      before: ["You have been invited to the back office of the {brand} website. The link works once, for 3 days:"],
      action: "Join",
      after: ["If you do not know what this is about, ignore this message."],
    },
    openApiActivated: {
      subject: "Your Open API access is open",
      heading: "Your access is open.",
      before: ["Hello {name},", "The Open API service is active for your account. Your key is waiting in the console."],
      action: "Open the console",
      after: [],
    },
  },
};
