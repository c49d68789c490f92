import { languages, type Language } from "#i18n/languages.ts";
import type { Site } from "../site-config/schema.ts";
import type { MailCopy } from "./copy/index.ts";
import type { MailData, OutgoingMail } from "./mail-data.ts";
import { withoutLinks } from "./without-links.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { fill } from "#i18n/fill.ts";
import { escapeMarkup } from "../escape-markup.ts";

type Input = { copy: MailCopy; language: Language; mail: OutgoingMail; site: Site; siteUrl: URL };
type Part =
  | { kind: "text" | "code"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "entry"; title: string; text: string; href: string }
  | { kind: "field"; name: string; text: string };

/** The same message as HTML and as text, from one list of parts, so that they never disagree. */
export function renderMail({ copy, language, mail, site, siteUrl }: Input): { subject: string; html: string; text: string } {
  const { subject, heading, ...texts } = copy.mails[mail.name];
  const written = Object.entries(mail.data.values ?? {}).map(([name, text]) => [name, withoutLinks(text)]);
  const values: Record<string, string> = {
    ...Object.fromEntries(written),
    brand: site.brand,
    ...(mail.data.code !== undefined && { code: mail.data.code }),
    ...(mail.data.issue && { subject: mail.data.issue.subject }),
  };
  const filled = (text: string) => fill(text, values);
  const parts: Part[] = [
    ...texts.before.map((text) => ({ kind: "text" as const, text: filled(text) })),
    ...partsOf(mail.data, copy, texts.action, siteUrl),
    ...texts.after.map((text) => ({ kind: "text" as const, text: filled(text) })),
  ];
  const footer = [filled(copy.footer), [site.legalEntity, site.address].filter(Boolean).join(", ")].filter(Boolean);
  const unsubscribe =
    mail.data.unsubscribe === undefined
      ? undefined
      : { text: copy.unsubscribe, href: unsubscribePage(mail.data.unsubscribe, language, siteUrl) };
  return {
    // A name with a line break in it must not become a header of its own.
    subject: filled(subject).replace(/\s+/g, " "),
    html: htmlOf({ tag: languages[language].tag, brand: site.brand, heading: filled(heading), parts, footer, unsubscribe }),
    text: textOf({ heading: filled(heading), parts, footer, unsubscribe }),
  };
}

/** The header's address takes a machine's POST; a reader gets the page that asks first. */
function unsubscribePage(path: string, language: Language, siteUrl: URL): string {
  const { searchParams } = new URL(path, siteUrl);
  return new URL(`${languages[language].prefix}/newsletter/unsubscribe?${searchParams}`, siteUrl).href;
}

function partsOf(data: MailData, copy: MailCopy, action: string | undefined, siteUrl: URL): Part[] {
  const { fields = {}, issue } = data;
  return [
    ...(issue && issue.intro !== "" ? [{ kind: "text" as const, text: issue.intro }] : []),
    ...(issue?.entries ?? []).map(({ link, ...entry }) => ({ kind: "entry" as const, ...entry, href: new URL(link, siteUrl).href })),
    ...(data.letter === undefined ? [] : [{ kind: "text" as const, text: data.letter }]),
    ...(data.code === undefined ? [] : [{ kind: "code" as const, text: data.code }]),
    ...keysOf(fields).flatMap((name) => fieldOf(copy.fields[name], fields[name])),
    ...(data.link === undefined || action === undefined
      ? []
      : [{ kind: "button" as const, text: action, href: new URL(data.link, siteUrl).href }]),
  ];
}

const fieldOf = (name: string, text: string | undefined): Part[] =>
  text === undefined ? [] : [{ kind: "field", name, text: withoutLinks(text) }];

type Message = {
  heading: string;
  parts: readonly Part[];
  footer: readonly string[];
  unsubscribe: { text: string; href: string } | undefined;
};

function textOf({ heading, parts, footer, unsubscribe }: Message): string {
  const lines = parts.map((part) => {
    if (part.kind === "field") return `${part.name}: ${part.text}`;
    if (part.kind === "entry") return [part.title, part.text, part.href].filter(Boolean).join("\n");
    if (part.kind === "button") return `${part.text}:\n${part.href}`;
    return part.text;
  });
  return (
    [heading, ...lines, ["-- ", ...footer, ...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.href}`] : [])].join("\n")].join("\n\n") +
    "\n"
  );
}

const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif";
const cell = `padding:0 0 20px;${font};font-size:16px;line-height:25px;color:#161a18`;

/** Tables and styles of each element, because that is what mail programs have in common. */
function htmlOf({ tag, brand, heading, parts, footer, unsubscribe }: Message & { tag: string; brand: string }): string {
  const rows = parts.map((part) => `<tr><td style="${cell}">${htmlOfPart(part)}</td></tr>`).join("\n");
  const link = unsubscribe
    ? `<br><a href="${escapeMarkup(unsubscribe.href)}" style="color:#5a615c">${escapeMarkup(unsubscribe.text)}</a>`
    : "";
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(heading)}</title></head>
<body style="margin:0;background:#f6f4ef">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f4ef"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#fffdf9"><tr><td style="padding:32px 28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="${cell};font-weight:600">${escapeMarkup(brand)}</td></tr>
<tr><td style="padding:0 0 20px;${font};color:#161a18"><h1 style="margin:0;font-size:26px;line-height:32px;font-weight:500">${escapeMarkup(heading)}</h1></td></tr>
${rows}
</table></td></tr></table>
<p style="max-width:560px;margin:20px auto 0;${font};font-size:13px;line-height:20px;color:#5a615c">${footer.map(escapeMarkup).join("<br>")}${link}</p>
</td></tr></table>
</body>
</html>
`;
}

function htmlOfPart(part: Part): string {
  const text = escapeMarkup(part.text).replaceAll("\n", "<br>");
  switch (part.kind) {
    case "text":
      return text;
    case "code":
      return `<span style="font-size:34px;line-height:44px;letter-spacing:6px;font-weight:500">${text}</span>`;
    case "field":
      return `<span style="font-size:13px;color:#5a615c">${escapeMarkup(part.name)}</span><br>${text}`;
    case "entry":
      return `<a href="${escapeMarkup(part.href)}" style="font-size:19px;line-height:26px;font-weight:600;color:#0f5c43">${escapeMarkup(part.title)}</a><br>${text}`;
    case "button":
      return `<a href="${escapeMarkup(part.href)}" style="display:inline-block;padding:13px 22px;background:#0f5c43;color:#f6f4ef;text-decoration:none;font-weight:600">${text}</a>`;
  }
}
