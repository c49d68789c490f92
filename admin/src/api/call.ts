import type { Answered, Sent, StaffCall } from "./calls.ts";
import { CallError, readAnswer } from "./answer.ts";
import { askToSignIn } from "../session/sign-in-request.ts";
import { currentLocale } from "../texts/staff-language.ts";

/**
 * Calls an endpoint of the back office. If the session has expired or a new second factor is required, a dialog asks for
 * it and the call is repeated, so unsaved input is not lost.
 *
 * @throws {ApiError} for an error response, with its reason and the messages of its fields
 */
export async function call<Name extends StaffCall>(name: Name, input: Sent<Name>): Promise<Answered<Name>> {
  for (;;) {
    try {
      return await callOnce(name, input);
    } catch (error) {
      if (!(error instanceof CallError) || !(await mayTryAgain(error))) throw error;
    }
  }
}

/** Calls an endpoint without the sign-in dialog: for polling, and for the sign-in itself. */
export async function callOnce<Name extends StaffCall>(name: Name, input: Sent<Name>): Promise<Answered<Name>> {
  const answer = await send(name, input);
  if (answer.code === 200) return answer.data as Answered<Name>;
  throw new CallError(answer);
}

async function send(name: string, input: object) {
  const [method = "GET", path = ""] = name.split(" ");
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const address = path.replace(/:(\w+)/g, (_, part: string) => {
    const value = String(rest.get(part));
    rest.delete(part);
    return encodeURIComponent(value);
  });
  const fields = Object.fromEntries(rest);
  const headers = { Language: currentLocale() };
  if (method !== "GET") {
    const body = JSON.stringify(fields);
    return readAnswer(() => fetch(`/api${address}`, { method, body, headers: { ...headers, "content-type": "application/json" } }));
  }
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]));
  return readAnswer(() => fetch(`/api${address}${query.size > 0 ? `?${query}` : ""}`, { headers }));
}

/** Opens the sign-in dialog if a missing sign-in caused the error. Returns whether the user completed it. */
export async function mayTryAgain({ reason }: CallError): Promise<boolean> {
  if (reason === "proofNeeded" || reason === "secondFactorNeeded") return askToSignIn("code");
  return reason === "notSignedIn" ? askToSignIn("password") : false;
}
