/** Block of a mail; rendered as HTML and as plain text. */
export type Part =
  | { kind: "text" | "code"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "entry"; title: string; text: string; href: string }
  | { kind: "field"; name: string; text: string };

export type Message = {
  preheader: string;
  heading: string;
  parts: readonly Part[];
  footer: readonly string[];
  unsubscribe: { text: string; href: string } | undefined;
};
