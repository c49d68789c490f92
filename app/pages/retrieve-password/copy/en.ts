import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Reset your password",
    description: "Receive a code by email and choose a new password for your account.",
    keywords: ["forgot password", "reset password", "account"],
  },
  heading: "Reset your password",
  lead: "We send a code to the email address of your account. Use it to choose a new password.",
  headingCode: "Choose a new password",
  leadCode: "Enter the code you received, then your new password.",
  leadLink: "Choose a new password. The link in the email replaces the code.",
  send: "Change password",
  login: "Log in",
  used: {
    heading: "This link has been used or has expired",
    text: "Each link sets one password and is valid for 10 minutes. Log in with the new password, or request another code.",
  },
  done: {
    heading: "Your password has been changed",
    text: "All other sessions of this account have ended.",
    countdown: "The login page opens in {seconds} s.",
    stopped: "The countdown has stopped.",
    stop: "Stop the countdown",
    login: "Log in now",
  },
};
