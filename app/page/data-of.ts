import type { ApiBody } from "#app/api-client/endpoints/calls.ts";

/** What a call answered that a page makes by itself: a refusal is a fault of the page. */
export async function dataOf<Data>(call: Promise<ApiBody<Data, unknown>>): Promise<Data> {
  const body = await call;
  if (body.code !== 200) throw new Error(`The API refused what a page asked for: ${body.reason}`);
  return body.data;
}
