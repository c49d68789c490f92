/** What a mail says, in order; a program that shows HTML and one that shows text get the same. */
export type Part =
  | { kind: "text" | "code"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "entry"; title: string; text: string; href: string }
  | { kind: "field"; name: string; text: string };

export type Message = {
  /** What a list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  parts: readonly Part[];
  footer: readonly string[];
  unsubscribe: { text: string; href: string } | undefined;
};
