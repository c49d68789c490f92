import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/browser";
import { callApi, callApiOnce } from "../api/call-api.ts";

/** Browsers bind passkeys to a domain name, so an IP address has none. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);
}

/** The browser or its user ended the dialog without a passkey. */
export class PasskeyCancelledError extends Error {}

/** @throws {PasskeyCancelledError} if the browser used no passkey */
export async function signInWithPasskey(): Promise<void> {
  const options = await callApiOnce("POST /staff/passkey/begin", {});
  await callApiOnce("POST /staff/passkey/sign-in", { response: await authenticate(options) });
}

/** @throws {PasskeyCancelledError} if the browser used no passkey */
export async function provePasskey(): Promise<void> {
  const options = await callApiOnce("POST /staff/passkey/prove/begin", {});
  await callApiOnce("POST /staff/passkey/prove", { response: await authenticate(options) });
}

/** @throws {PasskeyCancelledError} if the browser created no passkey */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = (await callApi("POST /staff/account/passkeys/begin", {})) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(throwCancelled);
  await callApi("POST /staff/account/passkeys/add", { name, response });
}

type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

async function authenticate(options: { challenge: string }) {
  return startAuthentication({ optionsJSON: options as RequestOptions }).catch(throwCancelled);
}

function throwCancelled(error: unknown): never {
  throw new PasskeyCancelledError("The browser used no passkey.", { cause: error });
}
