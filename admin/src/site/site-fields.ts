import { siteBlocks, type Site } from "../../../domain/site-config/schema.ts";

/** Text fields of a site config by group. */
export const textFields = {
  contact: ["brand", ...siteBlocks.contact.fields],
  legal: siteBlocks.legal.fields,
  apps: ["appStoreUrl", "playStoreUrl", "apkUrl"],
} as const satisfies Record<string, readonly (keyof Site)[]>;

/** Site config being edited; `errorAt` returns the message for a dotted path. */
export type SiteDraft = {
  site: Site;
  inherited: Partial<Site>;
  change(part: Partial<Site>): void;
  errorAt(path: string): string | undefined;
};

/** Shows the English value in an empty input. */
export const inheritedProps = (value: string | number | undefined) => ({
  placeholder: value === undefined ? undefined : String(value),
  slotProps: { inputLabel: value === undefined ? {} : { shrink: true } },
});

/** Removes empty values, so that a cleared field is absent. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutEmpty(each));
  if (typeof value !== "object" || value === null) return value;
  const nonEmpty = Object.entries(value).filter(([name, part]) => name === "brand" || !isEmpty(part));
  return Object.fromEntries(nonEmpty.map(([name, part]): [string, unknown] => [name, withoutEmpty(part)]));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === false || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}
