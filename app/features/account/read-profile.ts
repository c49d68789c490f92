import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import type { Profile } from "#domain/account/schema";

/** Reads the profile of the session's account; `undefined` without a session. Throws on other failures. */
export async function readProfile(api: ApiClient): Promise<Profile | undefined> {
  try {
    return await unwrapData(api.get("/account/me"));
  } catch (error) {
    if (isEnvelope(error) && error.code === 401) return undefined;
    throw error;
  }
}
