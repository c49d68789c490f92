import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Log in to your account",
    description: "Log in to your eCactus account with your email, your username, or your phone number.",
    keywords: ["login", "account", "log in"],
  },
  heading: "Log in to your account",
  lead: "Your account contains your questions, your sessions, and your Open API access.",
  ways: "Ways to log in",
  byName: "Email or username",
  byPhone: "Phone",
  login: "Email or username",
  send: "Log in",
  captcha: "Verification",
  captchaText: "Enter your password again, then click the right place in the picture to log in.",
  forgotten: "Forgot your password?",
  noAccount: "No account yet?",
  signUp: "Create one",
  results: {
    "signed-out": { heading: "You are logged out", text: "Your session on this device has ended." },
    reset: { heading: "Your password has been changed", text: "Log in with your new password." },
    deleted: {
      heading: "Your account will be deleted",
      text: "An email states the date. If you log in before, the account is not deleted.",
    },
  },
};
