import { languages, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Site } from "../site-config/schema.ts";
import type { MailCopy } from "./copy/index.ts";
import type { MailData, OutgoingMail } from "./mail-data.ts";
import { renderHtml } from "./mail-html.ts";
import type { Message, MailBlock } from "./message.ts";
import { footerReasons } from "./footer-reasons.ts";
import { defuseLinks } from "./defuse-links.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type Input = { copy: MailCopy; language: Language; mail: OutgoingMail; site: Site; siteUrl: URL; canReply?: boolean };

/** Renders a message as HTML and text from the same parts, so that both have the same content. */
export function renderMail({ copy, language, mail, site, siteUrl, canReply = false }: Input): {
  subject: string;
  html: string;
  text: string;
} {
  const { subject, heading, ...texts } = copy.mails[mail.name];
  const safeValues = Object.entries(mail.data.values ?? {}).map(([name, text]) => [name, defuseLinks(text)]);
  const values: Record<string, string> = {
    ...Object.fromEntries(safeValues),
    brand: site.brand,
    ...(mail.data.code !== undefined && { code: mail.data.code }),
    ...(mail.data.issue && { subject: mail.data.issue.subject }),
  };
  const fillIn = (text: string) => fillPlaceholders(text, values);
  const parts: MailBlock[] = [
    ...texts.before.map((text) => ({ kind: "text" as const, text: fillIn(text) })),
    ...createBlocks(mail.data, copy, texts.action, siteUrl),
    ...texts.after.map((text) => ({ kind: "text" as const, text: fillIn(text) })),
    ...(canReply && mail.data.letter !== undefined ? [{ kind: "text" as const, text: copy.replyByMail }] : []),
  ];
  const reason = fillIn(copy.reasons[footerReasons[mail.name]]);
  // The footer says that the mail was sent automatically, which is wrong for a reply by staff.
  const sender = mail.data.letter === undefined ? fillIn(copy.footer) : "";
  const footer = [reason, sender, [site.legalEntity, site.address].filter(Boolean).join(traits[language].listComma)].filter(Boolean);
  const unsubscribe =
    mail.data.unsubscribe === undefined
      ? undefined
      : { text: copy.unsubscribe, href: unsubscribePage(mail.data.unsubscribe, language, siteUrl) };
  const message = { preheader: createPreheader(mail.data, parts), heading: fillIn(heading), parts, footer, unsubscribe };
  return {
    // Line breaks in a name must not inject mail headers.
    subject: fillIn(subject).replace(/\s+/g, " "),
    html: renderHtml({ tag: languages[language].tag, brand: site.brand, ...message }),
    text: renderText(message, traits[language].colon),
  };
}

const maxPreheaderLength = 140;
/** Matches the end of a salutation such as "Hello," or "您好：", which the preview text skips. */
const salutation = /[,，：]$/;

/** Returns the titles of an issue or the first sentence, but never a code, which a lock screen would show. */
function createPreheader({ issue }: MailData, parts: readonly MailBlock[]): string {
  const texts = parts.flatMap(({ kind, text }) => (kind === "text" ? [text] : []));
  const hasSalutation = texts.length > 1 && parts[1]?.kind === "text" && salutation.test(texts[0] ?? "");
  const words = issue ? issue.entries.map(({ title }) => title).join(" · ") : (texts[hasSalutation ? 1 : 0] ?? "").replace(/\s+/g, " ");
  return words.length > maxPreheaderLength ? `${words.slice(0, maxPreheaderLength).trimEnd()}…` : words;
}

/** Link to the page that asks for confirmation. The link in the mail header is an endpoint for POST requests. */
function unsubscribePage(path: string, language: Language, siteUrl: URL): string {
  const { searchParams } = new URL(path, siteUrl);
  return new URL(`${languages[language].prefix}/newsletter/unsubscribe?${searchParams}`, siteUrl).href;
}

function createBlocks(data: MailData, copy: MailCopy, action: string | undefined, siteUrl: URL): MailBlock[] {
  const { fields = {}, issue } = data;
  return [
    ...(issue && issue.intro !== "" ? [{ kind: "text" as const, text: issue.intro }] : []),
    ...(issue?.entries ?? []).map(({ link, ...entry }) => ({ kind: "entry" as const, ...entry, href: new URL(link, siteUrl).href })),
    ...(data.letter === undefined ? [] : [{ kind: "text" as const, text: data.letter }]),
    ...(data.code === undefined ? [] : [{ kind: "code" as const, text: data.code }]),
    ...keysOf(fields).flatMap((name) => createFieldBlock(copy.fields[name], fields[name])),
    ...(data.link === undefined || action === undefined
      ? []
      : [{ kind: "button" as const, text: action, href: new URL(data.link, siteUrl).href }]),
  ];
}

const createFieldBlock = (name: string, text: string | undefined): MailBlock[] =>
  text === undefined ? [] : [{ kind: "field", name, text: defuseLinks(text) }];

function renderText({ heading, parts, footer, unsubscribe }: Message, colon: string): string {
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
