import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { copies, type MailName } from "./copy/index.ts";
import { renderMail } from "./render-mail.ts";

const site = { brand: "eCactus", legalEntity: "The company", address: "A street" };
const siteUrl = new URL("https://www.example.com");
const values = { name: "Zoë <b>", company: "A & B", place: "Lyon", email: "zoe@example.com", date: "1 May 2026", status: "550" };
const whole = {
  values,
  code: "123456",
  link: "/de/login?a=1&b=2",
  fields: { message: "One\n<script>two</script>" },
  issue: {
    subject: "Of May",
    intro: "Two things",
    entries: [{ title: "<b>First</b>", text: "What it says", link: "/de/explore/news/first" }],
  },
  unsubscribe: "/api/newsletter/unsubscribe?token=t",
};

const names = Object.keys(copies.fr.mails) as MailName[];

describe.each(languageCodes)("%s", (language) => {
  test.each(names)("%s leaves no hole, and says the same as HTML and as text", (name) => {
    const mail = { name, language, to: "zoe@example.com", data: whole };
    const { subject, html, text } = renderMail({ copy: copies[language], language, mail, site, siteUrl });
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+\}/);
    expect(subject).not.toMatch(/[\r\n]/);
    for (const part of [html, text]) expect(part).toContain("123456");
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(text).toContain("<script>two</script>");
    const unsubscribe = `${language === "fr" ? "" : `/${language}`}/newsletter/unsubscribe?token=t`;
    expect(text).toContain(`https://www.example.com${unsubscribe}`);
    if (copies[language].mails[name].action) expect(text).toContain("https://www.example.com/de/login?a=1&b=2");
  });
});

test("a name with line breaks does not become a header", () => {
  const mail = {
    name: "questionForUs" as const,
    language: "en" as const,
    to: undefined,
    data: { values: { name: "A\r\nBcc: all@example.com", company: "B" } },
  };
  expect(renderMail({ copy: copies.en, language: "en", mail, site, siteUrl }).subject).toBe("Question from A Bcc: all@example.com, B");
});
