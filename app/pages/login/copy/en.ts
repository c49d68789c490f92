import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Log in",
    description: "Log in to your account with your email, your username or your phone number.",
    keywords: ["login", "account", "log in"],
  },
  heading: "Log in",
  lead: "Your questions, your sessions and your Open API access, in one place.",
  ways: "Ways to log in",
  byName: "Email or username",
  byPhone: "Phone",
  login: "Email or username",
  send: "Log in",
  captcha: "One last check.",
  captchaText: "Type your password once more, then click into the picture: that click logs you in.",
  forgotten: "Forgot your password?",
  noAccount: "No account yet?",
  signUp: "Create one",
  results: {
    "signed-out": { heading: "You are logged out.", text: "Your session on this device has ended." },
    reset: { heading: "Your password has changed.", text: "Log in with the new one." },
    deleted: { heading: "Your account will be deleted.", text: "An email tells you when. Until then, logging in keeps it." },
  },
};
