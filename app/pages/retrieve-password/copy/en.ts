import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Forgot password",
    description: "Get a code by email and choose a new password for your account.",
    keywords: ["forgot password", "reset password", "account"],
  },
  steps: "Step {step} of 2",
  heading: "Forgot your password",
  lead: "A code goes to the address of your account. With it you choose a new password.",
  headingCode: "A new password",
  leadCode: "Enter the code you received, then the password you want.",
  leadLink: "Choose the password you want. The link in the email stands in for the code.",
  send: "Change password",
  previous: "Previous step",
  login: "Log in",
  done: {
    heading: "Your password has changed.",
    text: "All other sessions of this account have ended.",
    countdown: "The login page opens in {seconds} s.",
    stopped: "The countdown has stopped. Take your time.",
    stop: "Stop the countdown",
    login: "Log in now",
  },
};
