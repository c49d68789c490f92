import * as v from "valibot";
import { because } from "../fields.ts";

/** How many of a key's requests are kept. */
export const keptRequests = 50;
/** Calls that one key may make in a minute. */
export const callsPerMinute = 60;
/** Wrong keys that one address may show before it has to wait, and in how many seconds. */
export const wrongKeyPatience = { limit: 60, seconds: 600 };

/** What a key may do: `control` may what `read` may, and change things. */
export const keyScopes = ["read", "control"] as const;
export type KeyScope = (typeof keyScopes)[number];
export const keyInput = v.object({ scope: v.optional(v.picklist(keyScopes, because("unknownChoice")), "control") });

const request = v.object({ method: v.string(), path: v.string(), status: v.number(), at: v.string() });

/** What the console shows: without activation, and before the first key, there is none. */
export const openApiAnswer = v.object({
  activated: v.boolean(),
  key: v.nullable(v.object({ id: v.string(), scope: v.picklist(keyScopes), createdAt: v.string(), lastUsed: v.nullable(v.string()) })),
  requests: v.array(request),
});

/** Shown once: the secret is kept nowhere. A call carries `Authorization: Bearer <id>.<secret>`. */
export const newKeyAnswer = v.object({ id: v.string(), secret: v.string() });

export type OpenApiState = v.InferOutput<typeof openApiAnswer>;
export type NewKey = v.InferOutput<typeof newKeyAnswer>;
