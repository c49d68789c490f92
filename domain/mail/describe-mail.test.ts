import { expect, test } from "vitest";
import { openSecrets } from "#platform/secrets";
import { describeMail } from "./describe-mail.ts";
import type { OutgoingMail } from "./mail-data.ts";

const secrets = openSecrets("a secret of this test that is long enough");
const jobOf = (mail: OutgoingMail) => ({ id: "1", data: { sealed: secrets.seal(JSON.stringify(mail)) } });
const describe = (mail: OutgoingMail, language: "en" | "de" = "en") => describeMail({ secrets }, { job: jobOf(mail), language });

test("a queued mail is described by its kind of subject and a masked receiver", () => {
  const mail: OutgoingMail = {
    name: "questionForUs",
    language: "fr",
    to: "zoe.martin@example.com",
    data: { values: { name: "Zoë Martin", company: "Soleil" } },
  };
  expect(describe(mail)).toEqual({ subject: "Question from …", to: "z…@example.com" });
  expect(describe({ ...mail, to: undefined })).toMatchObject({ to: null });
  expect(describe(mail, "de")?.subject).toContain("…");
  expect(JSON.stringify([describe(mail), describe(mail, "de")])).not.toMatch(/martin|soleil/i);
});

test("a queued mail that was sealed with another secret has no description", () => {
  const job = jobOf({ name: "passwordChanged", language: "en", to: "zoe@example.com", data: {} });
  expect(describeMail({ secrets: openSecrets("another secret of this test, also long") }, { job, language: "en" })).toBeUndefined();
  expect(describeMail({ secrets }, { job: { id: "1", data: {} }, language: "en" })).toBeUndefined();
});
