import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { poll } from "#scripts/running-site/poll.ts";

export type MailServer = { url: string; close(): Promise<void> };
/** Returns the SMTP reply code that rejects a recipient; undefined accepts the mail. */
export type Reception = (address: string) => number | undefined | Promise<number | undefined>;

/**
 * Starts an SMTP server that stores each accepted mail as a file in `directory`, for any process to read. `onAccepted` runs before
 * the client receives the acceptance.
 */
export async function startMailServer(
  directory: string,
  onPort = 0,
  receive: Reception = () => undefined,
  onAccepted = () => {},
): Promise<MailServer> {
  await mkdir(directory, { recursive: true });
  let count = (await readdir(directory)).length;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onRcptTo({ address }, _session, done) {
      const reply = await receive(address);
      done(reply === undefined ? null : Object.assign(new Error(`<${address}> is not served`), { responseCode: reply }));
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The client disconnected within the mail, so the mail is not accepted.
        done(new Error("The mail is incomplete."));
        return;
      }
      count += 1;
      const file = path.join(directory, `${String(count).padStart(6, "0")}.eml`);
      await writeFile(`${file}.part`, Buffer.concat(chunks));
      await rename(`${file}.part`, file);
      onAccepted();
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", resolve));
  // Ignore connections that a client aborts.
  server.on("error", () => {});
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Parsed mails by file: a stored mail never changes and is read many times. */
const mailsByFile = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = mailsByFile.get(file) ?? readFile(file).then((content) => PostalMime.parse(content));
  mailsByFile.set(file, mail);
  return mail;
}

/** Received mails to an address, oldest first. */
export async function readMailsTo(directory: string, address: string): Promise<Email[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".eml")).toSorted();
  const mails = await Promise.all(files.map((name) => readMail(path.join(directory, name))));
  return mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
}

/** Waits for the `nth` mail to an address and returns its code. */
export async function waitForCode(directory: string, address: string, nth = 1): Promise<string> {
  const { answer } = await poll(
    () => readMailsTo(directory, address),
    (mails) => mails.length >= nth,
  );
  const code = /\b\d{6}\b/.exec(answer[nth - 1]!.text ?? "")?.[0];
  if (!code) throw new Error(`The mail to ${address} contains no code`);
  return code;
}
