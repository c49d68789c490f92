export { mailCopies } from "./copy/index.ts";
export { composeMail, deliverMail } from "./deliver-mail.ts";
export { describeMail } from "./describe-mail.ts";
export type { OutgoingMail } from "./mail-data.ts";
export { hashMailbox } from "./hash-mailbox.ts";
export { createReplyAddress, readReplyAddress } from "./reply-address.ts";
export { codeQueue, mailQueue, queueMail } from "./queue-mail.ts";
