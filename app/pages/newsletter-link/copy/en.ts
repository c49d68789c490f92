import type { Copy } from "./fr.ts";

export const en: Copy = {
  confirm: {
    title: "Confirm your newsletter subscription",
    heading: "Confirm your newsletter subscription",
    text: "We then send the newsletter to the address that received this link.",
    button: "Confirm subscription",
    done: { heading: "Your subscription is confirmed", text: "You receive an email with a link to unsubscribe." },
    over: "The link in a confirmation email is valid for 7 days. Subscribe again to receive a new link.",
    on: "Go to the newsletter page",
  },
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    heading: "Unsubscribe from the newsletter",
    text: "We then send no more newsletters to this address.",
    button: "Unsubscribe",
    done: {
      heading: "You are unsubscribed",
      text: "We send no more newsletters to this address. You can subscribe again at any time.",
    },
    over: "This link is incomplete. Open it from the email, or reply to that email and our team unsubscribes you.",
    on: "Go to the newsletter page",
  },
  sending: "Sending",
};
