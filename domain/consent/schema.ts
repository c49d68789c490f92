// Does not import the schema library: the consent banner on every page loads this file. Schemas of the endpoints are in
// fields.ts.

/** Incremented with every change of the consent request; choices of older versions are void. */
export const consentVersion = 1;
export const consentMonths = 6;
export const consentCookieName = "consent";

export const categories = ["necessary", "preference", "statistics", "marketing"] as const;
export const optionalCategories = ["preference", "statistics", "marketing"] as const;

export type Category = (typeof categories)[number];
export type OptionalCategory = (typeof optionalCategories)[number];

/**
 * Data item in the storage of the browser.
 *
 * - `purpose`: message key
 * - `lasts`: days, or `session`
 * - `by`: owner; `tags` only with a configured tag manager, `pixel` only with a tracking pixel
 */
export type StorageItem = {
  name: string;
  category: Category;
  kind: "cookie" | "local" | "session";
  purpose: string;
  lasts: number | "session";
  by: "site" | "tags" | "pixel";
};

export const storageItems = [
  { name: "official_lang_cache@v1", category: "necessary", kind: "cookie", purpose: "language", lasts: 1, by: "site" },
  { name: "official_lang_cache@v1", category: "necessary", kind: "local", purpose: "language", lasts: 1, by: "site" },
  { name: "locale", category: "necessary", kind: "cookie", purpose: "locale", lasts: 365, by: "site" },
  { name: "language_offer", category: "necessary", kind: "cookie", purpose: "languageOffer", lasts: 182, by: "site" },
  { name: consentCookieName, category: "necessary", kind: "cookie", purpose: "consent", lasts: 182, by: "site" },
  { name: "ecactus.session_token", category: "necessary", kind: "cookie", purpose: "session", lasts: 30, by: "site" },
  { name: "signed_in", category: "necessary", kind: "cookie", purpose: "signedIn", lasts: 30, by: "site" },
  { name: "known_device", category: "necessary", kind: "cookie", purpose: "knownDevice", lasts: 180, by: "site" },
  { name: "captcha_visitor", category: "necessary", kind: "cookie", purpose: "captcha", lasts: "session", by: "site" },
  { name: "cookie_check", category: "necessary", kind: "cookie", purpose: "cookieCheck", lasts: "session", by: "site" },
  { name: "app:reloaded-at", category: "necessary", kind: "session", purpose: "reloadGuard", lasts: "session", by: "site" },
  { name: "visit", category: "statistics", kind: "session", purpose: "visit", lasts: "session", by: "site" },
  { name: "_ga, _ga_*", category: "statistics", kind: "cookie", purpose: "analytics", lasts: 730, by: "tags" },
  { name: "_gcl_au", category: "marketing", kind: "cookie", purpose: "advertising", lasts: 90, by: "tags" },
  { name: "pixel", category: "marketing", kind: "cookie", purpose: "pixel", lasts: 180, by: "pixel" },
] as const satisfies readonly StorageItem[];

export type Purpose = (typeof storageItems)[number]["purpose"];

/** `accept` and `allowSelection` agree to the ticked categories, `decline` to none, `allowAll` to all. */
export const consentActions = ["accept", "decline", "allowAll", "allowSelection"] as const;
export type ConsentAction = (typeof consentActions)[number];

export function selectCategories(action: ConsentAction, ticked: Partial<Record<OptionalCategory, boolean>>): OptionalCategory[] {
  if (action === "decline") return [];
  return optionalCategories.filter((category) => action === "allowAll" || ticked[category]);
}

/** Choice in the cookie. `id` is missing until the server has stored the proof. */
export type Choice = { categories: OptionalCategory[]; at: Date; id?: string };

/** `1:statistics+marketing:1795256308:9b2e…`: version, categories, time in seconds, id. */
export function writeChoice({ categories: agreed, at, id }: Choice): string {
  return [consentVersion, agreed.join("+"), Math.floor(at.getTime() / 1000), ...(id === undefined ? [] : [id])].join(":");
}

/** Parses the cookie; `undefined` if it is missing, invalid, expired or of another version. */
export function readChoice(cookie: string | undefined, now: Date): Choice | undefined {
  const [, version, agreed = "", seconds, id] = /^(\d+):([a-z+]*):(\d{1,12})(?::([0-9a-f-]{36}))?$/.exec(cookie ?? "") ?? [];
  if (Number(version) !== consentVersion) return undefined;
  const at = new Date(Number(seconds) * 1000);
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + consentMonths);
  // Rejects a time in the future, with a minute of tolerance for different clocks.
  if (now >= end || at.getTime() > now.getTime() + 60_000) return undefined;
  return { categories: optionalCategories.filter((category) => agreed.split("+").includes(category)), at, ...(id !== undefined && { id }) };
}

/** Maximum age of the cookie in seconds. */
export const consentSeconds = 182 * 86_400;
