import type { CallResult, CallInput, StaffCall } from "./endpoint-types.ts";
import { ApiError, readEnvelope } from "./api-error.ts";
import { requestSignIn } from "../session/sign-in-request.ts";
import { currentLocale } from "../texts/staff-language.ts";

/**
 * Calls an endpoint of the back office. If the session has expired or a new second factor is required, a dialog asks for
 * it and the call is repeated, so unsaved input is not lost.
 *
 * @throws {ApiError} for an error response, with its reason and the messages of its fields
 */
export async function callApi<Name extends StaffCall>(name: Name, input: CallInput<Name>): Promise<CallResult<Name>> {
  for (;;) {
    try {
      return await callApiOnce(name, input);
    } catch (error) {
      if (!(error instanceof ApiError) || !(await canRetryAfterSignIn(error))) throw error;
    }
  }
}

/** Calls an endpoint without the sign-in dialog: for polling, and for the sign-in itself. */
export async function callApiOnce<Name extends StaffCall>(name: Name, input: CallInput<Name>): Promise<CallResult<Name>> {
  const envelope = await send(name, input);
  if (envelope.code === 200) return envelope.data as CallResult<Name>;
  throw new ApiError(envelope);
}

async function send(name: string, input: object) {
  const [method = "GET", path = ""] = name.split(" ");
  const unusedFields = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const address = path.replace(/:(\w+)/g, (_, part: string) => {
    const value = String(unusedFields.get(part));
    unusedFields.delete(part);
    return encodeURIComponent(value);
  });
  const fields = Object.fromEntries(unusedFields);
  const headers = { Language: currentLocale() };
  if (method !== "GET") {
    const body = JSON.stringify(fields);
    return readEnvelope(() => fetch(`/api${address}`, { method, body, headers: { ...headers, "content-type": "application/json" } }));
  }
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]));
  return readEnvelope(() => fetch(`/api${address}${query.size > 0 ? `?${query}` : ""}`, { headers }));
}

/** Opens the sign-in dialog if a missing sign-in caused the error. Returns whether the user completed it. */
export async function canRetryAfterSignIn({ reason }: ApiError): Promise<boolean> {
  if (reason === "proofNeeded" || reason === "secondFactorNeeded") return requestSignIn("code");
  return reason === "notSignedIn" ? requestSignIn("password") : false;
}
