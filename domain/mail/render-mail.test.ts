import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { copies, type MailName } from "./copy/index.ts";
import { reasonOf } from "./reasons.ts";
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

/** What every mail keeps, so that it holds in the programs that people read it with. */
const rules: [rule: string, (html: string) => unknown, expected: unknown][] = [
  [
    "no picture, font or style from elsewhere",
    (html) => html.match(/<(img|link|svg|video|iframe|script|v:)|@import|@font-face|url\(/gi),
    null,
  ],
  ["nothing that Word cannot lay out", (html) => html.match(/display:\s*(flex|grid|inline-flex)|position:|float:|var\(|calc\(/gi), null],
  ["every link whole", (html) => addressesIn(html).filter((href) => !href.startsWith(siteUrl.href)), []],
  [
    "its language on the page and on what is left of it in Gmail",
    (html) => html.match(/<(html|table) [^>]*?lang="[a-zA-Z-]+"/g)?.length,
    2,
  ],
  ["no table that a screen reader takes for data", (html) => html.match(/<table (?!role="presentation")/g), null],
  ["600 pixels at most, in Word as well", (html) => widthsIn(html).filter((width) => width > 600), []],
  ["a dark and a light scheme", (html) => html.includes('<meta name="color-scheme" content="light dark">'), true],
  ["one heading", (html) => html.match(/<h1/g)?.length, 1],
  ["digits that no telephone dials", (html) => html.includes('content="telephone=no'), true],
  // Gmail drops a style element that is longer.
  ["styles of at most 8 kB", (html) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].every(([, css = ""]) => css.length < 8192), true],
  ["every colour of a cell also as an attribute, for Word", (html) => html.match(/<td(?![^>]*bgcolor)[^>]*background:/g), null],
];

const addressesIn = (html: string) => Array.from(html.matchAll(/(?:href|src|background|action)="([^"]*)"/g), ([, address = ""]) => address);
const widthsIn = (html: string) => Array.from(html.matchAll(/width[:=]"?(\d+)(?:px|")/g), ([, width]) => Number(width));

/** Gmail cuts a mail that is longer than 102 kB. */
const longest = 100_000;

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

describe.each(languageCodes)("in %s every mail keeps", (language) => {
  const mails = names.map((name) => {
    const mail = { name, language, to: "zoe@example.com", data: whole };
    return { name, ...renderMail({ copy: copies[language], language, mail, site, siteUrl }) };
  });

  test.each(rules)("%s", (_, found, expected) => {
    for (const { name, html } of mails) expect(found(html), name).toEqual(expected);
  });

  test("a text of its own, a size that is shown whole, and the reason why it came", () => {
    for (const { name, html, text } of mails) {
      expect(Buffer.byteLength(html), name).toBeLessThan(longest);
      expect(text, name).not.toMatch(/<(table|td|span|a|br|div)\b|&(#\d+|\w+);|[\u034f\u200b\u200c]/);
      const reason = copies[language].reasons[reasonOf[name]].replaceAll("{brand}", "eCactus");
      for (const part of [html.replaceAll("&#39;", "'"), text]) expect(part, name).toContain(reason);
    }
  });
});

test("a list of mails shows what is said after the salutation, and never the code", () => {
  const preheaderIn = (name: MailName, language: keyof typeof copies) => {
    const mail = { name, language, to: "zoe@example.com", data: { ...whole, issue: undefined, link: undefined } };
    const { html } = renderMail({ copy: copies[language], language, mail, site, siteUrl });
    return /display:none[^>]*>([^<&]*)/.exec(html)?.[1];
  };
  expect(preheaderIn("questionReceived", "en")).toBe("A person will read it and answer by email.");
  expect(preheaderIn("questionReceived", "cn")).toBe("会有专人阅读，并通过邮件回复您。");
  for (const language of languageCodes) for (const name of names) expect(preheaderIn(name, language), name).not.toContain("123456");
});

test("an issue of forty entries is shown whole, and a list of mails shows its titles", () => {
  const entry = { title: "How cells age", text: "What ten years do to a battery. ".repeat(8), link: "/en/explore/blog/cells" };
  const issue = { subject: "Of May", intro: "", entries: Array.from({ length: 40 }, () => entry) };
  const mail = { name: "newsletterIssue" as const, language: "en" as const, to: "zoe@example.com", data: { issue } };
  const { html } = renderMail({ copy: copies.en, language: "en", mail, site, siteUrl });
  expect(Buffer.byteLength(html)).toBeLessThan(longest);
  expect(html).toContain(">How cells age · How cells age");
});

test("what a member of staff wrote is not said to be automatic", () => {
  const mail = { name: "questionAnswered" as const, language: "en" as const, to: "zoe@example.com", data: { letter: "Two modules." } };
  expect(renderMail({ copy: copies.en, language: "en", mail, site, siteUrl }).text).not.toContain("automatically");
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
