import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { describeMailError } from "./mail-error.ts";

export { describeMailError } from "./mail-error.ts";

export type Mail = {
  /** Identical for every try, so that mail programs recognise a duplicate. */
  id: string;
  to: string;
  replyTo?: string;
  /** Sender of the envelope, to which bounces return; by default the sender of the mail. */
  returnTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: readonly { name: string; type: string; content: Buffer }[];
};

/** `status`: SMTP reply code of a server that rejects this mail for good; `error`: text of `mailErrorOf`. */
export type SendResult = { ok: true } | { ok: false; status: number; error: string };

export type Mailer = {
  /** @throws if the mail server cannot be reached or rejects the mail temporarily */
  send(mail: Mail): Promise<SendResult>;
  close(): void;
};

export type MailTransport = {
  /** If false, each mail becomes a file on this machine. */
  isDelivered: boolean;
  openMailer(connections: number): Mailer;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * SMTP commands whose rejection concerns the mail itself. Rejections of the sender or the login concern the settings, which an
 * administrator can correct.
 */
const aboutTheMail = new Set(["RCPT TO", "DATA"]);
/** Reply codes of servers that require login or encryption first (RFC 4954, RFC 3207). */
const aboutTheLogin = new Set([530, 534, 535, 538]);

/** Timeouts that occur before the SMTP session can carry a mail. */
const beforeAnyMail = new Set<unknown>(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"]);

/** Sends mail by SMTP. Without `smtpUrl`, writes each mail as an .eml file to `directory`. */
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
  return ({ id, returnTo, attachments = [], ...mail }: Mail) => ({
    ...mail,
    ...(returnTo !== undefined && { envelope: { from: returnTo, to: mail.to } }),
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
        (error: SendError) => rejectionOf(error, mail.to),
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

/** Writes a temporary file and renames it, so that a reader never sees a partial mail. A failure leaves no file. */
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

/** @throws the error itself if another try may succeed */
function rejectionOf(error: SendError, to: string): SendResult {
  const { permanent = false, responseCode = 0, command = "" } = error;
  if (permanent && aboutTheMail.has(command) && !aboutTheLogin.has(responseCode))
    return { ok: false, status: responseCode, error: describeMailError(error, to) };
  throw error;
}

/**
 * Whether a failed try has certainly not sent the mail, because the server rejected it or was never reached. After any other
 * failure the server may have accepted the mail.
 */
export function isSurelyUnsent(error: unknown): boolean {
  const read = (name: string) => (error instanceof Error && name in error ? Reflect.get(error, name) : undefined);
  const isRefused = typeof read("responseCode") === "number";
  return isRefused || read("code") === "EDNS" || read("syscall") === "connect" || beforeAnyMail.has(read("timeoutType"));
}
