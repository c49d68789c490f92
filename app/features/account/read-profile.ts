import type { ApiClient } from "#app/api-client/api-client.ts";
import type { Profile } from "#domain/account/schema";

/** Whose session this is; `undefined` without one. Every other failure is thrown. */
export async function readProfile(api: ApiClient): Promise<Profile | undefined> {
  try {
    const { data } = await api.get<Profile | null>("/account/me");
    return data ?? undefined;
  } catch (error) {
    if ((error as { code?: unknown } | undefined)?.code === 401) return undefined;
    throw error;
  }
}
