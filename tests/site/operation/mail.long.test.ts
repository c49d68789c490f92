import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailsTo } from "../../support/mail-server.ts";
import { addressFor, ask, company, inbox, mailTo, startServer, startSite } from "../../support/mailing-site.ts";

test("a mail server that is away for a minute delays mail and loses none", async () => {
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
  // The pauses between tries have grown to as long as it was away.
  for (const message of messages) {
    await mailTo(company, message);
    await mailTo(addressFor(message));
    expect(await mailsTo(inbox(), addressFor(message))).toHaveLength(1);
  }
  expect(await mailsTo(inbox(), company)).toHaveLength(1 + messages.length);
});

test("a server that is killed between storing and mailing mails after its next start, once", async () => {
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
