import * as v from "valibot";
import type { Reason } from "#i18n/messages/index.ts";
import type { KeyScope } from "#domain/open-api/schema";
import type { StaffRole } from "#domain/staff/schema";
import type { Tag } from "./tags.ts";

/** Error codes in response bodies. 400 is shown in a form and has HTTP status 200; the others are the HTTP status too. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

/**
 * Endpoint of the API. The server mounts it, the client calls it and `/api/openapi.json` describes it from this one row.
 *
 * - `path`: below the API's base; the input has the values of parameters such as `:id`
 * - `by`: required authentication: none, a session, a key of the Open API, or a staff session with a second factor
 * - `input`: query of a GET, body of a POST; the messages of the schema are error codes
 * - `form`: body of a one-click POST by a mail program: the input is in the query, cookies are ignored, and error responses have
 * HTTP status 400
 * - `isUpload`: the body is a file, with a higher size limit, and the input is in the query
 * - `isFile`: the response is a file; only error responses are JSON
 * - `answer`: `data` of code 200
 * - `errorCodes`: error codes of this endpoint for the whole request, besides those of every endpoint
 * - `refused`: `data` of error responses with code 400, if they have any
 */
export type Endpoint = {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly tag: Tag | "staff";
  readonly summary: string;
  readonly input: v.GenericSchema;
  readonly isFile?: true;
  readonly form?: Readonly<Record<string, string>>;
  readonly answer: v.GenericSchema;
  readonly errorCodes: { readonly [Why in Reason]?: ErrorStatus };
  readonly errorData?: v.GenericSchema;
  readonly isUpload?: true;
} & (
  | { readonly by: "everybody" | "account" }
  | {
      readonly by: "key";
      readonly scope: KeyScope;
      /** Whether a second request with the same `Idempotency-Key` returns the first response. */
      readonly takesIdempotencyKey?: true;
    }
  | {
      readonly by: "staff";
      readonly roles: readonly StaffRole[];
      /** Whether the second factor must have been verified within the last minutes. */
      readonly needsFreshSecondFactor?: true;
      /** Whether the call changes what the public sees, which needs the right to publish without a review. */
      readonly needsPublishRight?: true;
      /** Whether a screen polls the endpoint; polling does not prolong the session. */
      readonly isPolled?: true;
    }
);

/** Response body of every endpoint. `reason` is the error code of the request, `reasons` has those of single fields. */
export type Envelope<Data = unknown> = {
  code: number;
  message: string;
  data: Data;
  reason?: Reason;
  reasons?: Record<string, Reason>;
};

export const noFields = v.object({});
export const noData = v.null();
