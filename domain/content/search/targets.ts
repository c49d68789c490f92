import { collections } from "../collections/index.ts";
import { isEntryKey } from "../entry-key.ts";
import type { Address } from "./find-entries.ts";

/** What a synonym leads to is an address of the site; anything else is words. */
export function isAddress(target: string): boolean {
  return target.startsWith("/");
}

/** The entries whose page an address may be. */
export function entriesAt(address: string): Address[] {
  const key = address.replace(/^.*[/#=]/s, "");
  return isEntryKey(key) ? collections.flatMap(({ type, path }) => (path(key) === address ? [{ type, key }] : [])) : [];
}

/** An address without what is asked of its page. */
export function pageAt(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
