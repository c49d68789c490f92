/** Groups of the menu, in its order. */
export const groups = ["content", "media", "inbox", "audience", "site", "administration"] as const;
export type Group = (typeof groups)[number];
