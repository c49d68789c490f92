import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { readMailsTo } from "../../support/mail-server.ts";
import {
  addressFor,
  sendQuestion,
  companyAddress,
  mailFolder,
  waitForMail,
  startTestMailServer,
  startMailingSite,
} from "../../support/mailing-site.ts";

test("a mail server outage of one minute delays mails and loses none", async () => {
  const first = await startTestMailServer();
  const site = await startMailingSite({ SMTP_URL: first.url });
  await sendQuestion(site, "Before");
  await waitForMail(companyAddress, "Before");
  await first.close();
  const messages = ["At once", "In the middle", "Shortly before the end"];
  for (const message of messages) {
    await sendQuestion(site, message);
    await pause(20_000);
  }
  expect(site.lines.filter(({ event }) => event === "mail.delayed").length).toBeGreaterThan(messages.length);
  await startTestMailServer(Number(new URL(first.url).port));
  // The mails arrive late, because the pause between two attempts has grown to the length of the outage.
  for (const message of messages) {
    await waitForMail(companyAddress, message);
    await waitForMail(addressFor(message));
    expect(await readMailsTo(mailFolder(), addressFor(message))).toHaveLength(1);
  }
  expect(await readMailsTo(mailFolder(), companyAddress)).toHaveLength(1 + messages.length);
});

test("a question stored before a kill is mailed once after the next start", async () => {
  const stoppedServer = await startTestMailServer();
  await stoppedServer.close();
  const killedSite = await startMailingSite({ SMTP_URL: stoppedServer.url });
  await sendQuestion(killedSite, "Before the kill");
  killedSite.child.kill("SIGKILL");
  await new Promise((resolve) => killedSite.child.once("exit", resolve));
  await startTestMailServer(Number(new URL(stoppedServer.url).port));
  const site = await startMailingSite({ SMTP_URL: stoppedServer.url });
  await waitForMail(addressFor("Before the kill"));
  await waitForMail(companyAddress);
  await sendQuestion(site, "After it");
  await waitForMail(companyAddress, "After it");
  expect(await readMailsTo(mailFolder(), addressFor("Before the kill"))).toHaveLength(1);
  expect((await readMailsTo(mailFolder(), companyAddress)).filter(({ text }) => text?.includes("Before the kill"))).toHaveLength(1);
});
