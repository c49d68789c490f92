import { ImapFlow } from "imapflow";
import { addressesIn } from "./parse-mail.ts";

type MailboxSettings = {
  /** `imaps://user:password@host:port/folder`; `imap:` uses STARTTLS if the server offers it. */
  url: URL;
  maxBytes: number;
};

/** `isCut`: the mail is larger than `maxBytes`, and only its beginning was read. */
type MailboxMessage = { recipients: readonly string[]; read(): Promise<{ source: Uint8Array; isCut: boolean }> };

type Outcome = "done" | "left";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** Unread mails looked at in one run. Those that are left stay unread, so the newest come first. */
const maxPerRun = 200;
const recipientHeaders = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to"];

/**
 * Passes the unread mails of a mailbox to `handle`, oldest first, and marks as read those that are done. Only the headers of the
 * others are transferred. @throws if the server cannot be reached or refuses the login
 */
export async function readMailbox(
  { url, maxBytes }: MailboxSettings,
  handle: (message: MailboxMessage) => Promise<Outcome>,
): Promise<{ done: number; left: number }> {
  const client = new ImapFlow({ ...connectionOf(url), ...timeouts, logger: false, disableAutoIdle: true });
  // The failed command rejects as well; without a listener the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folderOf(url));
    try {
      return await readUnread(client, maxBytes, handle);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function readUnread(client: ImapFlow, maxBytes: number, handle: (message: MailboxMessage) => Promise<Outcome>) {
  const found = (await client.search({ seen: false }, { uid: true })) || [];
  const uids = found.slice(-maxPerRun);
  const count = { done: 0, left: found.length - uids.length };
  if (uids.length === 0) return count;
  const messages = await client.fetchAll(uids, { uid: true, size: true, headers: recipientHeaders }, { uid: true });
  for (const { uid, size = 0, headers } of messages) {
    const outcome = await handle({
      recipients: addressesIn(headers?.toString("latin1") ?? ""),
      async read() {
        const message = await client.fetchOne(uid, { source: { start: 0, maxLength: maxBytes } }, { uid: true });
        if (!message || !message.source) throw new Error("The mail was removed while it was read.");
        return { source: message.source, isCut: size > maxBytes };
      },
    });
    count[outcome] += 1;
    if (outcome === "done") await client.messageFlagsAdd([uid], ["\\Seen"], { uid: true });
  }
  return count;
}

function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}

const folderOf = ({ pathname }: URL) => decodeURIComponent(pathname.slice(1)) || "INBOX";
