import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import {
  addressFor,
  sendQuestion,
  companyAddress,
  dataDir,
  waitForMail,
  openMailingSite,
  startTestMailServer,
} from "../../support/mailing-site.ts";
import { poll } from "#scripts/running-site/poll.ts";

test("question mails use the visitor's language, and the company can reply to the visitor", async () => {
  const smtpUrl = new URL((await startTestMailServer()).url);
  await sendQuestion(await openMailingSite({ smtpUrl, mailFrom: "eCactus <site@example.com>" }), "Pourquoi ?");
  const mail = await waitForMail(addressFor("Pourquoi ?"));
  expect(mail.subject).toBe("Nous avons reçu votre question");
  expect(mail.from).toMatchObject({ name: "eCactus", address: "site@example.com" });
  expect(mail.html).toContain('<html lang="fr">');
  for (const form of [mail.html, mail.text]) expect(form).toContain("Votre question est arrivée");
  expect(mail.text).not.toMatch(/<\w+[ >]/);
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  const companyMail = await waitForMail(companyAddress);
  expect(companyMail.text).toContain("Pourquoi ?");
  expect(companyMail.replyTo).toMatchObject([{ address: addressFor("Pourquoi ?") }]);
});

test("question mails become complete .eml files without a mail server", async () => {
  await sendQuestion(await openMailingSite({ dataDir: dataDir() }), "Into a file");
  const mailFolder = path.join(dataDir(), "mail");
  const list = async () => (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const { answer: names } = await poll(list, (mailFiles) => mailFiles.length === 2);
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(mailFolder, name)))));
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([companyAddress, addressFor("Into a file")]);
  expect(mails.filter(({ text }) => text?.includes("Into a file"))).toHaveLength(1);
});
