import { countEntries, findEntry, listEntries } from "#domain/content";
import { fail, succeed } from "./envelope.ts";
import { entryCalls } from "./every-endpoint.ts";
import type { ApiParts } from "./mount.ts";
import { impliedTotal, setNumberedPageHeaders } from "./pagination.ts";

/** Mounts list and item endpoints of every collection except downloads. */
export function mountContent({ services: { context, environment }, mount }: ApiParts): void {
  for (const { type, list, item } of entryCalls) {
    mount.everybody(list, [], async (c, query) => {
      const entries = await listEntries(context, { type, ...query });
      const total = impliedTotal(query, entries.length) ?? (await countEntries(context, { type, ...query }));
      setNumberedPageHeaders(c, environment.siteUrl, query, total);
      return succeed(c, entries);
    });
    mount.everybody(item, [], async (c, { id, websiteId }) => {
      const entry = await findEntry(context, { type, key: id, websiteId });
      return entry ? succeed(c, entry) : fail(c, 404, "notFound");
    });
  }
}
