export { cutQuote } from "./cut-quote.ts";
export { readMailbox, type MailboxMessage, type MailboxSettings } from "./read-mailbox.ts";
export { addressesIn, parseMail, type IncomingFile, type IncomingMail } from "./parse-mail.ts";
