import type { CurrentStaffUser } from "../../../domain/staff/schema.ts";
import { ApiError } from "../api/api-error.ts";
import { callApiOnce } from "../api/call-api.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Route loader: returns the signed-in staff user. Any other session is ended, so that the sign-in starts without one. */
export async function loadCurrentUser(): Promise<CurrentStaffUser | null> {
  if (!hasSessionCookie()) return null;
  try {
    return await callApiOnce("GET /staff/me", {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await endSession();
    return null;
  }
}

/** Ends the session on the server. Errors are ignored: the session has already expired, or the sign-in shows the problem. */
export async function endSession(): Promise<void> {
  try {
    await callApiOnce("POST /account/sign-out", {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
