import { eq, sql } from "drizzle-orm";
import { place, placeRegion } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { NamedPlace } from "./schema.ts";

export const placeColumns = {
  id: place.id,
  slug: place.slug,
  country: place.country,
  name: place.name,
  names: place.names,
  latitude: place.latitude,
  longitude: place.longitude,
  population: place.population,
  region: { code: placeRegion.code, name: placeRegion.name, names: placeRegion.names, short: placeRegion.short },
};

export const regionOfPlace = eq(placeRegion.code, sql`${place.country} || '.' || ${place.region}`);

type Names = Partial<Record<Language, string>>;
export type PlaceRow = {
  id: number;
  slug: string | null;
  country: string;
  name: string;
  names: Names;
  latitude: number;
  longitude: number;
  population: number;
  region: { code: string; name: string; names: Names; short: string | null } | null;
};

export function toNamedPlace(language: Language, row: PlaceRow, match: NamedPlace["match"]): NamedPlace {
  const { country, latitude, longitude, population, region } = row;
  return {
    id: publicPlaceId(row),
    country,
    region: region ? localizedName(language, region) : undefined,
    latitude,
    longitude,
    name: localizedName(language, row),
    population,
    match,
  };
}

export function localizedName(language: Language, { name, names }: { name: string; names: Names }): string {
  const { spellingOf } = traits[language];
  return names[language] ?? (spellingOf && names[spellingOf]) ?? name;
}

export function publicPlaceId({ id, slug, name }: Pick<PlaceRow, "id" | "slug" | "name">): string {
  if (slug) return slug;
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z]+/g) ?? ["place"];
  return `${words.join("-").slice(0, 40).replace(/-$/, "")}-${id}`;
}
