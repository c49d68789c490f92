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
  attachments?: readonly { name: string; type: string; content: Buffer }[];
};

/** `status` is the SMTP reply of a server that will never take this mail to this receiver. */
export type Sent = { ok: true } | { ok: false; status: number };

export type Mailer = {
  /** @throws where the mail server cannot be reached, or does not take it now */
  send(mail: Mail): Promise<Sent>;
  close(): void;
};

/** Limits below those of a job, so that a server that hangs is a failed try. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Replies to what a mail says of itself; those to the sender or the login are about the settings, which somebody will mend. */
const aboutTheMail = new Set(["RCPT TO", "DATA"]);
/** Login and encryption that the server wants first (RFC 4954, RFC 3207). */
const aboutTheLogin = new Set([530, 534, 535, 538]);

/** Times that run out before a connection can carry a mail. */
const beforeAnyMail = new Set<unknown>(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"]);

/** Sends by the mail server, over so many connections; without one each mail becomes a file that any mail program opens. */
export function createMailer(options: { smtpUrl: URL | undefined; from: string; directory: string; connections: number }): Mailer {
  const { smtpUrl, from, directory, connections } = options;
  const sender = from.replace(/^.*<|>$/g, "");
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const compose = ({ id, attachments = [], ...mail }: Mail) => ({
    ...mail,
    from,
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  });
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl.href, pool: true, maxConnections: connections, ...timeouts });
    return {
      send: async (mail) => transport.sendMail(compose(mail)).then(() => ({ ok: true }), refusalIn),
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(directory, { recursive: true });
      // A reader never sees half a mail.
      const file = path.join(directory, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { ok: true };
    },
    close: () => transport.close(),
  };
}

/** @throws the error itself, where another try may succeed */
function refusalIn(error: { permanent?: boolean; responseCode?: number; command?: string }): Sent {
  const { permanent = false, responseCode = 0, command = "" } = error;
  if (permanent && aboutTheMail.has(command) && !aboutTheLogin.has(responseCode)) return { ok: false, status: responseCode };
  throw error;
}

/**
 * Whether a try that failed has left no mail behind: the server said no, or was never reached. After any other failure it may have
 * taken the mail without our hearing of it.
 */
export function isSurelyUnsent(error: unknown): boolean {
  const says = (name: string) => (error instanceof Error && name in error ? Reflect.get(error, name) : undefined);
  const isRefused = typeof says("responseCode") === "number";
  return isRefused || says("code") === "EDNS" || says("syscall") === "connect" || beforeAnyMail.has(says("timeoutType"));
}
