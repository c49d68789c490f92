import type { KeyScope, NewKey } from "#domain/open-api/schema";
import { openTestApi, type ApiResponse } from "./test-api.ts";

/** Signs up an account, creates an Open API key and returns a client that uses the key. */
export async function openApiKeyClient(site: ReturnType<typeof openTestApi>, scope: KeyScope = "control") {
  const owner = await site.signUp();
  const { data } = (await owner.browser.call("/account/open-api/key", { scope })).body;
  const { id, secret } = data as NewKey;
  const key = `${id}.${secret}`;
  const program = site.open();
  const call = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    program.call(path, body, { authorization: `Bearer ${key}`, ...headers });
  return { owner, key, call };
}
