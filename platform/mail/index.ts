import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { mailErrorOf } from "./mail-error.ts";

export { mailErrorOf } from "./mail-error.ts";

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

/** `status` is the SMTP reply of a server that will never take this mail to this receiver, `error` the same as `mailErrorOf`. */
export type Sent = { ok: true } | { ok: false; status: number; error: string };

export type Mailer = {
  /** @throws where the mail server cannot be reached, or does not take it now */
  send(mail: Mail): Promise<Sent>;
  close(): void;
};

/** How mail leaves the site. */
export type MailTransport = {
  /** Whether mail reaches mailboxes; otherwise each mail stays a file on this machine. */
  isDelivered: boolean;
  /** Opens at most so many connections. */
  openMailer(connections: number): Mailer;
};

/** Limits below those of a job, so that a server that hangs is a failed try. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Replies to what a mail says of itself; those to the sender or the login are about the settings, which somebody will mend. */
const aboutTheMail = new Set(["RCPT TO", "DATA"]);
/** Login and encryption that the server wants first (RFC 4954, RFC 3207). */
const aboutTheLogin = new Set([530, 534, 535, 538]);

/** Times that run out before a connection can carry a mail. */
const beforeAnyMail = new Set<unknown>(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"]);

/** Sends mail by the mail server; without one each mail becomes a file in `directory` that any mail program opens. */
export function openMailTransport(options: { smtpUrl: URL | undefined; from: string; directory: string }): MailTransport {
  const { smtpUrl, from, directory } = options;
  const compose = composerOf(from);
  return smtpUrl
    ? { isDelivered: true, openMailer: (connections) => openServerMailer(smtpUrl, compose, connections) }
    : { isDelivered: false, openMailer: () => openFileMailer(directory, compose) };
}

type Compose = ReturnType<typeof composerOf>;

function composerOf(from: string) {
  const sender = from.replace(/^.*<|>$/g, "");
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  return ({ id, attachments = [], ...mail }: Mail) => ({
    ...mail,
    from,
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  });
}

function openServerMailer(smtpUrl: URL, compose: Compose, connections: number): Mailer {
  const transport = createTransport({ url: smtpUrl.href, pool: true, maxConnections: connections, ...timeouts });
  return {
    send: async (mail) =>
      transport.sendMail(compose(mail)).then(
        () => ({ ok: true }),
        (error: SendError) => refusalIn(error, mail.to),
      ),
    close: () => transport.close(),
  };
}

function openFileMailer(directory: string, compose: Compose): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(directory, { recursive: true });
      await writeWhole(path.join(directory, `${mail.id}.eml`), message);
      return { ok: true };
    },
    close: () => transport.close(),
  };
}

/** Writes a file under another name and then renames it, so that a reader never sees half a mail. A failure leaves no file. */
async function writeWhole(file: string, content: Buffer | Readable): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

type SendError = { permanent?: boolean; responseCode?: number; command?: string };

/** @throws the error itself, where another try may succeed */
function refusalIn(error: SendError, to: string): Sent {
  const { permanent = false, responseCode = 0, command = "" } = error;
  if (permanent && aboutTheMail.has(command) && !aboutTheLogin.has(responseCode))
    return { ok: false, status: responseCode, error: mailErrorOf(error, to) };
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
