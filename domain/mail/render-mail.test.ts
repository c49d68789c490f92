import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { copies, type MailName } from "./copy/index.ts";
import { footerReasons } from "./footer-reasons.ts";
import { renderMail } from "./render-mail.ts";

const site = { brand: "eCactus", legalEntity: "The company", address: "A street" };
const siteUrl = new URL("https://www.example.com");
const values = {
  name: "Zoë <b>",
  company: "A & B",
  sender: "Zoë <b>, A & B",
  detail: "Lyon",
  email: "zoe@example.com",
  date: "1 May 2026",
  status: "550",
  actor: "Anna <i>",
  title: "A text",
  passkey: "Laptop",
  url: "https://receiver.example/events?a=1&b=2",
};
const allData = {
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

/** Rules that keep every mail readable in common mail clients. */
const rules: [rule: string, (html: string) => unknown, expected: unknown][] = [
  ["no external image, font or style", (html) => html.match(/<(img|link|svg|video|iframe|script|v:)|@import|@font-face|url\(/gi), null],
  ["no CSS that Word cannot lay out", (html) => html.match(/display:\s*(flex|grid|inline-flex)|position:|float:|var\(|calc\(/gi), null],
  ["only absolute links", (html) => addressesIn(html).filter((href) => !href.startsWith(siteUrl.href)), []],
  ["its language on the page and on the table that Gmail keeps", (html) => html.match(/<(html|table) [^>]*?lang="[a-zA-Z-]+"/g)?.length, 2],
  ["only tables with the role presentation", (html) => html.match(/<table (?!role="presentation")/g), null],
  ["a width of at most 600 pixels", (html) => widthsIn(html).filter((width) => width > 600), []],
  ["a light and a dark colour scheme", (html) => html.includes('<meta name="color-scheme" content="light dark">'), true],
  ["one heading", (html) => html.match(/<h1/g)?.length, 1],
  ["no automatic telephone links", (html) => html.includes('content="telephone=no'), true],
  // Gmail drops a longer style element.
  ["styles of at most 8 kB", (html) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].every(([, css = ""]) => css.length < 8192), true],
  ["every cell colour also as an attribute for Word", (html) => html.match(/<td(?![^>]*bgcolor)[^>]*background:/g), null],
];

const addressesIn = (html: string) => Array.from(html.matchAll(/(?:href|src|background|action)="([^"]*)"/g), ([, address = ""]) => address);
/** Content from the heading on, normalized so that HTML and text are comparable. */
const wordsOf = (text: string) => text.replaceAll(/https:\S+|^-- $|[:：]|\s/gm, "");
const decodeEntities = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
const widthsIn = (html: string) => Array.from(html.matchAll(/width[:=]"?(\d+)(?:px|")/g), ([, width]) => Number(width));

/** Gmail cuts a mail that is longer than 102 kB. */
const maxMailLength = 100_000;

const names = Object.keys(copies.fr.mails) as MailName[];

describe.each(languageCodes)("mails in %s", (language) => {
  test.each(names)("%s has no unfilled placeholder and the same content in HTML and text", (name) => {
    const mail = { name, language, to: "zoe@example.com", data: allData };
    const { subject, html, text } = renderMail({ copy: copies[language], language, mail, site, siteUrl });
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+\}/);
    expect(subject).not.toMatch(/[\r\n]/);
    for (const part of [html, text]) expect(part).toContain("123456");
    const visibleHtml = html.slice(html.indexOf("<h1"));
    expect(wordsOf(decodeEntities(visibleHtml.replaceAll(/<!--.*?-->|<[^>]*>/gs, "")))).toBe(wordsOf(text));
    expect(addressesIn(visibleHtml).map(decodeEntities)).toEqual(text.match(/https:\S+/g));
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(text).toContain("<script>two</script>");
    const unsubscribe = `${language === "fr" ? "" : `/${language}`}/newsletter/unsubscribe?token=t`;
    expect(text).toContain(`https://www.example.com${unsubscribe}`);
    if (copies[language].mails[name].action) expect(text).toContain("https://www.example.com/de/login?a=1&b=2");
  });
});

describe.each(languageCodes)("every mail in %s", (language) => {
  const mails = names.map((name) => {
    const mail = { name, language, to: "zoe@example.com", data: allData };
    return { name, ...renderMail({ copy: copies[language], language, mail, site, siteUrl }) };
  });

  test.each(rules)("has %s", (_, check, expected) => {
    for (const { name, html } of mails) expect(check(html), name).toEqual(expected);
  });

  test("has a plain text, a size below Gmail's limit and its reason", () => {
    for (const { name, html, text } of mails) {
      expect(Buffer.byteLength(html), name).toBeLessThan(maxMailLength);
      expect(text, name).not.toMatch(/<(table|td|span|a|br|div)\b|&(#\d+|\w+);|[\u034f\u200b\u200c]/);
      const reason = copies[language].reasons[footerReasons[name]].replaceAll("{brand}", "eCactus");
      for (const part of [html.replaceAll("&#39;", "'"), text]) expect(part, name).toContain(reason);
    }
  });
});

test("the mail preheader shows the first sentence and never the code", () => {
  const preheaderIn = (name: MailName, language: keyof typeof copies) => {
    const mail = { name, language, to: "zoe@example.com", data: { ...allData, issue: undefined, link: undefined } };
    const { html } = renderMail({ copy: copies[language], language, mail, site, siteUrl });
    return /display:none[^>]*>([^<&]*)/.exec(html)?.[1];
  };
  expect(preheaderIn("questionReceived", "en")).toBe("Our team will reply by email.");
  expect(preheaderIn("questionReceived", "cn")).toBe("我们的团队会阅读并通过邮件回复您。");
  for (const language of languageCodes) for (const name of names) expect(preheaderIn(name, language), name).not.toContain("123456");
});

test.each(languageCodes)("the password retrieval mail in %s says that code and link are valid for 10 minutes", (language) => {
  const mail = { name: "retrieveCode" as const, language, to: "zoe@example.com", data: allData };
  const { text } = renderMail({ copy: copies[language], language, mail, site, siteUrl });
  expect(text.match(/(?<!\d)10(?=\s?(minutes|Minuten|分钟))/g)).toHaveLength(2);
  expect(text).not.toMatch(/\b24\b/);
});

test("a newsletter issue of forty entries fits Gmail's limit and previews its titles", () => {
  const entry = { title: "How cells age", text: "What ten years do to a battery. ".repeat(8), link: "/en/explore/blog/cells" };
  const issue = { subject: "Of May", intro: "", entries: Array.from({ length: 40 }, () => entry) };
  const mail = { name: "newsletterIssue" as const, language: "en" as const, to: "zoe@example.com", data: { issue } };
  const { html } = renderMail({ copy: copies.en, language: "en", mail, site, siteUrl });
  expect(Buffer.byteLength(html)).toBeLessThan(maxMailLength);
  expect(html).toContain(">How cells age · How cells age");
});

test("a reply by staff is not marked as automatic", () => {
  const mail = { name: "questionAnswered" as const, language: "en" as const, to: "zoe@example.com", data: { letter: "Two modules." } };
  expect(renderMail({ copy: copies.en, language: "en", mail, site, siteUrl }).text).not.toContain("automatically");
});

test("a mail subject contains no line breaks from a name", () => {
  const mail = {
    name: "questionForUs" as const,
    language: "en" as const,
    to: undefined,
    data: { values: { sender: "A\r\nBcc: all@example.com, B" } },
  };
  expect(renderMail({ copy: copies.en, language: "en", mail, site, siteUrl }).subject).toBe("Question from A Bcc: all@example.com, B");
});
