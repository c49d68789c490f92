import * as v from "valibot";
import { errorCode } from "../fields.ts";

/** Maximum of stored requests per key. */
export const maxLoggedRequests = 50;
export const callsPerMinute = 60;
/** Rate limit for wrong keys per address. */
export const wrongKeyLimit = { limit: 60, seconds: 600 };

/** `control` includes `read` and allows changes. */
export const keyScopes = ["read", "control"] as const;
export type KeyScope = (typeof keyScopes)[number];
export const keyInput = v.object({ scope: v.optional(v.picklist(keyScopes, errorCode("unknownChoice")), "control") });

/**
 * - `sandbox`: every account may create a key by itself; all plants are simulated
 * - `activated`: staff approved the account's application
 * - `deactivated`: staff ended the access; the account can create no key
 */
const accessKinds = ["sandbox", "activated", "deactivated"] as const;
export type Access = (typeof accessKinds)[number];

const request = v.object({ method: v.string(), path: v.string(), status: v.number(), at: v.string() });

/** State of the console; `key` is null before the first key. */
export const openApiAnswer = v.object({
  access: v.picklist(accessKinds),
  key: v.nullable(v.object({ id: v.string(), scope: v.picklist(keyScopes), createdAt: v.string(), lastUsed: v.nullable(v.string()) })),
  requests: v.array(request),
});

/** Only response with the secret, which is not stored. Requests send `Authorization: Bearer <id>.<secret>`. */
export const newKeyAnswer = v.object({ id: v.string(), secret: v.string() });

export type OpenApiState = v.InferOutput<typeof openApiAnswer>;
export type NewKey = v.InferOutput<typeof newKeyAnswer>;
