import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { entryEndpoints } from "#app/api-client/endpoints/content.ts";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { searchEndpoint, searchKindsEndpoint, suggestionsEndpoint } from "#app/api-client/endpoints/search.ts";
import { entryResponseFields, collections } from "#domain/content";
import { downloadSchema } from "#domain/documents/schema";

const types = collections.map(({ type }) => type);

/** Endpoints per content type. Downloads differ, because products and videos add to them. */
export const entryCalls = collections
  .filter(({ type }) => type !== "download")
  .map((collection) => ({
    type: collection.type,
    ...entryEndpoints(collection.type, {
      listed: entryResponseFields(collection, "listed"),
      whole: entryResponseFields(collection, "whole"),
    }),
  }));
export const downloadCalls = entryEndpoints("download", { listed: downloadSchema.entries, whole: downloadSchema.entries });

export const search = searchEndpoint(types);
export const searchKinds = searchKindsEndpoint(types);
export const suggestions = suggestionsEndpoint(types);

/** Public endpoints in the order of the API description. */
export const everyEndpoint: readonly Endpoint[] = [
  ...[...entryCalls, downloadCalls].flatMap(({ list, item }): Endpoint[] => [list, item]),
  search,
  searchKinds,
  suggestions,
  ...Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group)),
];

export const everyStaffEndpoint: readonly Endpoint[] = Object.values(staffEndpoints).flatMap((group): Endpoint[] => Object.values(group));
