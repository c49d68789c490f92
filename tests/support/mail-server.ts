import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { poll } from "./poll.ts";

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** What it took, oldest first. */
  mails: Email[];
  /** The newest mail to an address, as soon as there is one that this accepts. */
  mailTo(address: string, accepted?: (mail: Email) => boolean): Promise<Email>;
  close(): Promise<void>;
};

/** A real SMTP server on a free port, or after a pause on the one that it had before. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => (mails.push(mail), done()), done));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  // A client that leaves in the middle of a sentence is no fault of the test's.
  server.on("error", () => {});
  const isTo = (mail: Email, address: string) => mail.to?.some((receiver) => receiver.address === address);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    async mailTo(address, accepted = () => true) {
      const find = () => mails.findLast((mail) => isTo(mail, address) && accepted(mail));
      return (await poll(find, (mail) => mail !== undefined, 20_000)).answer!;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The six digits in a mail. */
export function codeIn(mail: Email): string {
  return /\b(\d{6})\b/.exec(mail.text!)![1]!;
}
