import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailsTo } from "../../support/mail-server.ts";
import { addressFor, ask, company, inbox, mailTo, startServer, startSite } from "../../support/mailing-site.ts";

test("a mail server outage of one minute delays mails and loses none", async () => {
  const first = await startServer();
  const site = await startSite({ SMTP_URL: first.url });
  await ask(site, "Before");
  await mailTo(company, "Before");
  await first.close();
  const messages = ["At once", "In the middle", "Shortly before the end"];
  for (const message of messages) {
    await ask(site, message);
    await pause(20_000);
  }
  expect(site.lines.filter(({ event }) => event === "mail.delayed").length).toBeGreaterThan(messages.length);
  await startServer(Number(new URL(first.url).port));
  // The pause between two attempts has grown to the length of the outage.
  for (const message of messages) {
    await mailTo(company, message);
    await mailTo(addressFor(message));
    expect(await mailsTo(inbox(), addressFor(message))).toHaveLength(1);
  }
  expect(await mailsTo(inbox(), company)).toHaveLength(1 + messages.length);
});

test("a question stored before a kill is mailed once after the next start", async () => {
  const away = await startServer();
  await away.close();
  const killed = await startSite({ SMTP_URL: away.url });
  await ask(killed, "Before the kill");
  killed.child.kill("SIGKILL");
  await new Promise((resolve) => killed.child.once("exit", resolve));
  await startServer(Number(new URL(away.url).port));
  const site = await startSite({ SMTP_URL: away.url });
  await mailTo(addressFor("Before the kill"));
  await mailTo(company);
  await ask(site, "After it");
  await mailTo(company, "After it");
  expect(await mailsTo(inbox(), addressFor("Before the kill"))).toHaveLength(1);
  expect((await mailsTo(inbox(), company)).filter(({ text }) => text?.includes("Before the kill"))).toHaveLength(1);
});
