import type { Answered, Sent, StaffCall } from "./calls.ts";
import { CallError, readAnswer } from "./answer.ts";
import { askToSignIn } from "../session/sign-in-request.ts";
import { currentLocale } from "../texts/staff-language.ts";

/**
 * Makes a call of the back office. Where the session has ended or a fresh proof is wanted, the person is asked in place and
 * the call is made again: nothing that was typed is lost.
 *
 * @throws {CallError} where it is refused, with its reason and those of its fields
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

/** The same, for whoever asks by themselves. */
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

/** Whether the person proved who they are, where that is what was missing. */
export async function mayTryAgain({ reason }: CallError): Promise<boolean> {
  if (reason === "proofNeeded" || reason === "secondFactorNeeded") return askToSignIn("code");
  return reason === "notSignedIn" ? askToSignIn("password") : false;
}
