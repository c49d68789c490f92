import type { DistributorSummary } from "#app/page/entries.ts";

type Listed = Pick<
  DistributorSummary,
  "name" | "city" | "country" | "place" | "street" | "postcode" | "telephone" | "email" | "website" | "sample"
>;

/** Structured data of a distributor; `undefined` for examples and for distributors without contact details. */
export function distributorJsonLd({ name, city, country, place, sample, ...contact }: Listed): object | undefined {
  const { street, postcode, telephone, email, website } = contact;
  if (sample || !(street || telephone || email || website)) return undefined;
  return {
    "@type": "LocalBusiness",
    name,
    telephone,
    email,
    url: website,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
  };
}
