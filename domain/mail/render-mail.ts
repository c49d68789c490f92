import { languages, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Site } from "../site-config/schema.ts";
import type { MailCopy } from "./copy/index.ts";
import type { MailData, OutgoingMail } from "./mail-data.ts";
import { htmlOf } from "./mail-html.ts";
import type { Message, Part } from "./message.ts";
import { reasonOf } from "./reasons.ts";
import { withoutLinks } from "./without-links.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { fill } from "#i18n/fill.ts";

type Input = { copy: MailCopy; language: Language; mail: OutgoingMail; site: Site; siteUrl: URL };

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
  const why = filled(copy.reasons[reasonOf[mail.name]]);
  // What a member of staff wrote was sent by nobody else.
  const sender = mail.data.letter === undefined ? filled(copy.footer) : "";
  const footer = [why, sender, [site.legalEntity, site.address].filter(Boolean).join(traits[language].listComma)].filter(Boolean);
  const unsubscribe =
    mail.data.unsubscribe === undefined
      ? undefined
      : { text: copy.unsubscribe, href: unsubscribePage(mail.data.unsubscribe, language, siteUrl) };
  const message = { preheader: preheaderOf(mail.data, parts), heading: filled(heading), parts, footer, unsubscribe };
  return {
    // A name with a line break in it must not become a header of its own.
    subject: filled(subject).replace(/\s+/g, " "),
    html: htmlOf({ tag: languages[language].tag, brand: site.brand, ...message }),
    text: textOf(message, traits[language].colon),
  };
}

const longestPreheader = 140;
/** "Hello," or, in Chinese, "您好：", where more is said after it: nothing that a list of mails is to show. */
const salutation = /[,，：]$/;

/** An issue's titles, or the first thing that is said; never a code, which a locked screen would show. */
function preheaderOf({ issue }: MailData, parts: readonly Part[]): string {
  const texts = parts.flatMap(({ kind, text }) => (kind === "text" ? [text] : []));
  const isGreeted = texts.length > 1 && parts[1]?.kind === "text" && salutation.test(texts[0] ?? "");
  const words = issue ? issue.entries.map(({ title }) => title).join(" · ") : (texts[isGreeted ? 1 : 0] ?? "").replace(/\s+/g, " ");
  return words.length > longestPreheader ? `${words.slice(0, longestPreheader).trimEnd()}…` : words;
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

function textOf({ heading, parts, footer, unsubscribe }: Message, colon: string): string {
  const lines = parts.map((part) => {
    if (part.kind === "field") return `${part.name}${colon}${part.text}`;
    if (part.kind === "entry") return [part.title, part.text, part.href].filter(Boolean).join("\n");
    if (part.kind === "button") return `${part.text}${colon.trimEnd()}\n${part.href}`;
    return part.text;
  });
  return (
    [heading, ...lines, ["-- ", ...footer, ...(unsubscribe ? [`${unsubscribe.text}${colon}${unsubscribe.href}`] : [])].join("\n")].join(
      "\n\n",
    ) + "\n"
  );
}
