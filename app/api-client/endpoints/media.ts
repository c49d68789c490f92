import * as v from "valibot";
import { publicPicture } from "#domain/media/schema";
import { noFields, type Endpoint } from "./endpoint.ts";

export const media = {
  list: {
    method: "GET",
    path: "/media",
    tag: "content",
    by: "everybody",
    summary: "Lists the pictures of published entries",
    input: noFields,
    answer: v.array(publicPicture),
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
