import { isEnvelope, type ApiClient } from "#app/api-client/api-client.ts";
import { dataOf } from "#app/page/data-of.ts";
import type { Profile } from "#domain/account/schema";

/** Whose session this is; `undefined` without one. Every other failure is thrown. */
export async function readProfile(api: ApiClient): Promise<Profile | undefined> {
  try {
    return await dataOf(api.get("/account/me"));
  } catch (error) {
    if (isEnvelope(error) && error.code === 401) return undefined;
    throw error;
  }
}
