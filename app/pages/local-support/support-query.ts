import type { productLines } from "#domain/content/schema";

type Line = (typeof productLines)[number];

/** Search for support: near a place (by id) or in a country, for a product line. */
export type SupportSearch = { near?: string; country?: string; line?: Line };

export function supportQuery({ near, country, line }: SupportSearch): string {
  const query = new URLSearchParams(Object.entries({ near, country, line }).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size === 0 ? "" : `?${query}`;
}
