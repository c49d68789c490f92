export { deliverMail } from "./deliver-mail.ts";
export type { OutgoingMail } from "./mail-data.ts";
export { mailQueue, queueMail } from "./queue-mail.ts";
