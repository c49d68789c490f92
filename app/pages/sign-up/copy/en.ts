import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Create an eCactus account",
    description: "Create an account to follow your questions, manage your newsletter subscription, and open the Open API console.",
    keywords: ["sign up", "create account", "account"],
  },
  heading: "Create an account",
  lead: "With an account you follow your questions, manage your subscription, and open the Open API console.",
  leadCode: "Enter the code from the email, then choose your name and password.",
  name: "Your name",
  secret: "Your password",
  send: "Create account",
  known: "Already have an account?",
  login: "Log in",
  done: {
    heading: "Your account is ready",
    text: "You are logged in. Your personal center is open.",
    open: "Open the personal center",
    home: "Back to the home page",
  },
};
