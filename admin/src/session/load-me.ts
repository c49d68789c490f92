import type { Me } from "../../../domain/staff/schema.ts";
import { CallError } from "../api/answer.ts";
import { callOnce } from "../api/call.ts";

/** Loader of the screens behind the sign-in: the signed-in staff user. Any other session is ended, so that the sign-in starts afresh. */
export async function loadMe(): Promise<Me | null> {
  try {
    return await callOnce("GET /staff/me", {});
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await endSession();
    return null;
  }
}

/** Ends the session on the server. An error means that there is none any more, or that the sign-in will say what is wrong. */
export async function endSession(): Promise<void> {
  try {
    await callOnce("POST /account/sign-out", {});
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
