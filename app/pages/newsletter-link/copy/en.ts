import type { Copy } from "./fr.ts";

export const en: Copy = {
  confirm: {
    title: "Confirm the subscription",
    heading: "Confirm your subscription.",
    text: "You will then get the newsletter at the address where this link arrived.",
    button: "Confirm the subscription",
    done: { heading: "Your subscription is confirmed.", text: "An email tells you so, with the link that ends it." },
    over: "The link of a confirmation email is valid for 7 days. Subscribe again to get another.",
    on: "To the newsletter",
  },
  unsubscribe: {
    title: "Unsubscribe",
    heading: "No more newsletter?",
    text: "One click, and nothing more is sent to this address.",
    button: "Unsubscribe",
    done: {
      heading: "You are unsubscribed.",
      text: "No newsletter is sent to this address any more. You can come back whenever you like.",
    },
    over: "This link is not complete. Open it from the email, or reply to that email and a person will see to it.",
    on: "To the newsletter",
  },
  sending: "Sending",
};
