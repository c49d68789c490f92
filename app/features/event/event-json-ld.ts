import type { RequestContext } from "#app/page/request-context.ts";

type Event = {
  name: string;
  description: string;
  start: string;
  end: string;
  place: string;
  country?: string;
  online: boolean;
  path: string;
  image?: string;
  /** Whether the company organizes the event; at a trade fair it only exhibits. */
  isOwn?: boolean;
  sample?: boolean;
};

/** Builds the structured data of events. Example content has none, because it is not true. `path` includes the language prefix. */
export function eventsJsonLd(page: Pick<RequestContext, "siteUrl" | "site">, events: readonly Event[]): object[] {
  return events
    .filter(({ sample }) => !sample)
    .map(({ name, description, start, end, place, country, online, path, image, isOwn }) => {
      const url = new URL(path, page.siteUrl).href;
      return {
        "@type": "Event",
        name,
        description,
        startDate: start,
        endDate: end,
        url,
        eventAttendanceMode: `https://schema.org/${online ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"}`,
        eventStatus: "https://schema.org/EventScheduled",
        location: online ? { "@type": "VirtualLocation", url } : { "@type": "Place", name: place, address: addressOf(place, country) },
        ...(image && { image: new URL(image, page.siteUrl).href }),
        ...(isOwn && page.site.brand && { organizer: { "@type": "Organization", name: page.site.brand, url: page.siteUrl } }),
      };
    });
}

function addressOf(place: string, country: string | undefined): object | string {
  return country ? { "@type": "PostalAddress", addressLocality: place, addressCountry: country } : place;
}
