import { hasExpired } from "../expiry.ts";
import { readCertificates, type SearchContext } from "./find-entries.ts";
import type { Ranked } from "./rank.ts";
import type { Language } from "#i18n/languages.ts";

/** No products or no markets mean all of them. */
export type Certificate = { products: readonly string[]; markets: readonly string[]; validUntil: string | null };

/** Moves expired certificates behind the valid ones of the same product and market. */
export async function moveExpiredCertificates(context: SearchContext, ranked: readonly Ranked[], language: Language): Promise<Ranked[]> {
  const downloads = ranked.flatMap(({ type, entry }) => (type === "download" && entry ? [entry] : []));
  if (downloads.length < 2) return [...ranked];
  const rows = new Map((await readCertificates(context, language, downloads)).map((row) => [row.key, row]));
  return moveExpired(ranked, ({ type, id }) => (type === "download" ? rows.get(id) : undefined), context.clock.now());
}

/** Starts from the end, so that several expired items stay in their order. */
export function moveExpired<Item>(items: readonly Item[], certificateOf: (item: Item) => Certificate | undefined, now: Date): Item[] {
  const moved = [...items];
  for (const item of items.toReversed()) {
    const certificate = certificateOf(item);
    if (!certificate || !hasExpired(certificate, now)) continue;
    const lastValid = moved.findLastIndex((other) => {
      const otherCertificate = certificateOf(other);
      return otherCertificate && !hasExpired(otherCertificate, now) && isForSame(certificate, otherCertificate);
    });
    const index = moved.indexOf(item);
    if (lastValid < index) continue;
    moved.splice(index, 1);
    moved.splice(lastValid, 0, item);
  }
  return moved;
}

function isForSame(a: Certificate, b: Certificate): boolean {
  return overlap(a.products, b.products) && overlap(a.markets, b.markets);
}

function overlap(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((each) => b.includes(each));
}
