import type { Site } from "../../../domain/site-config/schema.ts";

/** The fields of a site config that hold one text, by what they are about. */
export const textFields = {
  contact: ["brand", "legalEntity", "address", "phone", "email", "privacyEmail", "securityEmail", "wechatId", "wechatPicture"],
  legal: ["representative", "register", "vat", "publisher", "host", "filing", "policeFiling", "mapApproval"],
  apps: ["appStoreUrl", "playStoreUrl", "apkUrl"],
} as const satisfies Record<string, readonly (keyof Site)[]>;

/** A site config while it is edited, and how it is changed; `wrong` tells of a field by its dotted path. */
export type SiteDraft = { site: Site; change(part: Partial<Site>): void; wrong(path: string): string | undefined };

/** Without what was left empty: what nobody gave is not there. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutEmpty(each));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name, part]) => name === "brand" || !isEmpty(part));
  return Object.fromEntries(kept.map(([name, part]): [string, unknown] => [name, withoutEmpty(part)]));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === false || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}
