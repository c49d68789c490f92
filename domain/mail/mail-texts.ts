/** Texts of a mail, before and after its code, button or fields. Placeholders such as `{name}` are filled from the data. */
export type MailTexts = { subject: string; heading: string; before: string[]; action?: string; after: string[] };
