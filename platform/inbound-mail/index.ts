export { cutQuote } from "./cut-quote.ts";
export { readMailbox } from "./read-mailbox.ts";
export { addressesIn, parseMail, type IncomingMail } from "./parse-mail.ts";
