import { Hono } from "hono";
import { describeRoute, resolver, validator } from "hono-openapi";
import * as v from "valibot";
import { findPlaces } from "#domain/places";
import { placeText, type Place } from "#domain/places/schema";
import { languageCodes } from "#i18n/languages.ts";
import { refuse, succeed } from "./envelope.ts";

const placeQuery = v.object({ q: v.optional(placeText, ""), language: v.optional(v.picklist(languageCodes), "en") });
const placeAnswer = v.object({
  code: v.number(),
  message: v.string(),
  data: v.array(v.object({ id: v.string(), country: v.string(), latitude: v.number(), longitude: v.number(), name: v.string() })),
});

/** `GET /place`: the places that a text names, best first; an id names its place too. */
export function placesApi(places: readonly Place[]): Hono {
  const api = new Hono();
  api.get(
    "/place",
    describeRoute({
      summary: "Places that a text names, best first",
      tags: ["content"],
      responses: {
        200: { description: "Places with their coordinates", content: { "application/json": { schema: resolver(placeAnswer) } } },
      },
    }),
    validator("query", placeQuery, (result, c) =>
      result.success
        ? undefined
        : refuse(
            c,
            Object.fromEntries(
              result.error.map(({ path: [field] = [] }) => [
                String(typeof field === "object" ? field.key : field),
                "invalidInput" as const,
              ]),
            ),
          ),
    ),
    (c) => {
      const { q, language } = c.req.valid("query");
      return succeed(c, findPlaces(places, q, language));
    },
  );
  return api;
}
