/** Block of a mail; rendered as HTML and as plain text. */
export type MailBlock =
  | { kind: "text" | "code"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "entry"; title: string; text: string; href: string }
  | { kind: "field"; name: string; text: string };

export type Message = {
  preheader: string;
  heading: string;
  parts: readonly MailBlock[];
  footer: readonly string[];
  unsubscribe: { text: string; href: string } | undefined;
};
