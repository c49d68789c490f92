import type { ApiBody } from "#app/api-client/endpoints/calls.ts";

/** Unwraps the data of an API call. Throws on an error response, which is a programming error if the page sends no user input. */
export async function unwrapData<Data>(call: Promise<ApiBody<Data, unknown>>): Promise<Data> {
  const body = await call;
  if (body.code !== 200) throw new Error(`The API call of a page failed with the error code ${body.reason}`);
  return body.data;
}
