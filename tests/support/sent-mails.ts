import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { poll } from "#scripts/running-site/poll.ts";

/** Waits until a site without mail server has written `count` mails to an address; returns them, oldest first. */
export async function waitForSentMails(dataDir: string, address: string, count: number): Promise<Email[]> {
  const folder = path.join(dataDir, "mail");
  const readMails = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
    return mails
      .filter(({ to }) => to?.some((receiver) => receiver.address === address))
      .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  };
  return (await poll(readMails, (mails) => mails.length >= count)).answer;
}

export function findLink(mail: Email, pathEnd: string): string {
  const link = mail.text!.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.endsWith(pathEnd));
  if (!link) throw new Error(`The mail has no link to ${pathEnd}:\n${mail.text}`);
  return link;
}
