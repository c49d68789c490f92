import assert from "node:assert/strict";
import * as v from "valibot";
import type { Envelope } from "#app/api-client/endpoints/endpoint.ts";
import { listEndpointErrors } from "#app/api-client/endpoints/endpoint-errors.ts";
import { everyEndpoint, everyStaffEndpoint } from "#server/api/every-endpoint.ts";

const rows = [...everyEndpoint, ...everyStaffEndpoint].map((row) => ({
  row,
  address: new RegExp(`^/api${row.path.replace(/:\w+/g, "[^/]+")}$`),
}));

/** Contract test: throws if an API response does not match its row in the table of endpoints. */
export async function checkApiContract({ method, url }: Pick<Request, "method" | "url">, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const row = rows.find((each) => each.row.method === method && each.address.test(pathname))?.row;
  // Redirects to another host are not API responses.
  if (!row || (response.status >= 300 && response.status < 400)) return;
  if (row.isFile && response.ok && response.headers.has("content-disposition")) return;
  const body = (await response.clone().json()) as Envelope;
  const call = `${method} ${pathname}`;
  if (body.code === 200) {
    const answer = v.safeParse(row.answer, body.data);
    assert.ok(answer.success, `${call}: ${JSON.stringify(answer.issues?.map((issue) => [v.getDotPath(issue), issue.message]))}`);
    assert.deepEqual(body.data, JSON.parse(JSON.stringify(answer.output)), `${call} answers what its row does not say`);
  } else {
    const isAllowed = listEndpointErrors(row).some(([code, reason]) => code === body.code && reason === body.reason);
    assert.ok(isAllowed, `${call}: the table of endpoints does not list the error ${body.code} ${body.reason}`);
  }
}
