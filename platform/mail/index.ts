import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";

export type Mail = {
  /** The same for every try to send it, so that a copy can be recognised. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

export type Mailer = {
  /** @throws where the mail server does not take it */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Limits below those of a job, so that a server that hangs is a failed try. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by the mail server; without one each mail becomes a file that any mail program opens. */
export function createMailer(options: { smtpUrl: URL | undefined; from: string; directory: string }): Mailer {
  const { smtpUrl, from, directory } = options;
  const sender = from.replace(/^.*<|>$/g, "");
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const compose = ({ id, ...mail }: Mail) => ({ ...mail, from, messageId: `<${id}@${domain}>` });
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl.href, pool: true, maxConnections: 2, ...timeouts });
    return { send: async (mail) => void (await transport.sendMail(compose(mail))), close: () => transport.close() };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(directory, { recursive: true });
      // A reader never sees half a mail.
      const file = path.join(directory, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
