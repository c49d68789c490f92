import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { entryEndpoints } from "#app/api-client/endpoints/content.ts";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { searchEndpoint } from "#app/api-client/endpoints/search.ts";
import { answerEntries, collections } from "#domain/content";

/** Each content type with its two calls. */
export const entryCalls = collections.map((collection) => {
  // The list of downloads has more than the company's own.
  const own =
    collection.type === "download" ? {} : { listed: answerEntries(collection, "listed"), whole: answerEntries(collection, "whole") };
  return { collection, ...entryEndpoints(collection.type, own) };
});

export const search = searchEndpoint(collections.map(({ type }) => type));

/** The whole table, in the order in which the API describes itself. */
export const everyEndpoint: readonly Endpoint[] = [
  ...entryCalls.flatMap(({ list, item }) => [list, item]),
  search,
  ...Object.values(endpoints).flatMap((ofSubject): Endpoint[] => Object.values(ofSubject)),
];
