import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { poll } from "./poll.ts";

export type MailServer = { url: string; close(): Promise<void> };
/** The SMTP reply that refuses a receiver, once the server has made up its mind; nothing takes the mail. */
export type Reception = (address: string) => number | undefined | Promise<number | undefined>;

/** A real mail server that keeps each mail that it takes as a file in `directory`, for tests in any process. Without a port on a free one. */
export async function startMailServer(directory: string, onPort = 0, receive: Reception = () => undefined): Promise<MailServer> {
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
        // A client that died in the middle of a mail: nobody has taken that one.
        done(new Error("The mail did not come to its end."));
        return;
      }
      count += 1;
      const file = path.join(directory, `${String(count).padStart(6, "0")}.eml`);
      await writeFile(`${file}.part`, Buffer.concat(chunks));
      await rename(`${file}.part`, file);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(onPort, "127.0.0.1", resolve));
  // A client that leaves in the middle of a sentence is no fault of the test's.
  server.on("error", () => {});
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A mail that has arrived stays as it is, and is asked for many times. */
const arrived = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = arrived.get(file) ?? readFile(file).then((content) => PostalMime.parse(content));
  arrived.set(file, mail);
  return mail;
}

/** The mails to an address that have arrived, oldest first. */
export async function mailsTo(directory: string, address: string): Promise<Email[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".eml")).toSorted();
  const mails = await Promise.all(files.map((name) => readMail(path.join(directory, name))));
  return mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
}

/** The code in the mail number `nth` to an address, once it has arrived. */
export async function codeFor(directory: string, address: string, nth = 1): Promise<string> {
  const { answer } = await poll(
    () => mailsTo(directory, address),
    (mails) => mails.length >= nth,
  );
  const code = /\b\d{6}\b/.exec(answer[nth - 1]!.text ?? "")?.[0];
  if (!code) throw new Error(`no code in the mail to ${address}`);
  return code;
}
