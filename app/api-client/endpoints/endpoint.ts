import * as v from "valibot";
import type { Reason } from "#i18n/messages/index.ts";
import type { KeyScope } from "#domain/open-api/schema";
import type { StaffRole } from "#domain/staff/schema";
import type { Tag } from "./tags.ts";

/** The code of a refusal. 400 is one that a form shows, in HTTP 200; any other one is the HTTP status too. */
export type FailureCode = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

/**
 * A call of the API: the server mounts it, the client calls it, and `/api/openapi.json` says it, each from this row.
 *
 * - `path`: below the API's base; what `:id` stands for is in the input
 * - `by`: who may call: everybody, whoever is logged in, programs with a key of the Open API, or members of staff who proved
 *   their second factor
 * - `input`: what goes into the address of a GET and into the body of a POST; the messages of the schema are reasons
 * - `form`: what mail programs send, from wherever they are, whatever it is about: the input is in the address then, and the
 *   call acts on that alone, never on a cookie; its refusals of code 400 have that HTTP status too
 * - `isUpload`: the body is a file as it is, larger than any other body may be, and the input is in the address
 * - `isFile`: what is asked for comes as a file, and the usual answer only says why not
 * - `answer`: `data` of code 200
 * - `refusals`: why this call may be refused as a whole, besides what can happen to every call
 * - `refused`: `data` of those of code 400, where they say more
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
  readonly refusals: { readonly [Why in Reason]?: FailureCode };
  readonly refused?: v.GenericSchema;
  readonly isUpload?: true;
} & (
  | { readonly by: "everybody" | "account" }
  | {
      readonly by: "key";
      readonly scope: KeyScope;
      /** A second call with the same `Idempotency-Key` is the first one again. */
      readonly takesIdempotencyKey?: true;
    }
  | {
      readonly by: "staff";
      /** Whose roles allow it. */
      readonly may: readonly StaffRole[];
      /** The second factor has to have been proven a few minutes ago. */
      readonly isFresh?: true;
      /** A screen asks by itself: that keeps no session open. */
      readonly byItself?: true;
    }
);

/** The body of every answer; `reason` names a refusal, `reasons` those of single fields. */
export type Envelope<Data = unknown> = {
  code: number;
  message: string;
  data: Data;
  reason?: Reason;
  reasons?: Record<string, Reason>;
};

/** For a call that takes no fields, or whose success says all there is to say. */
export const noFields = v.object({});
export const nothing = v.null();
