import { expectTypeOf, test } from "vitest";
import { callApi, type ErrorResult } from "#app/form/submit-form.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import type { EntryWithWebsites, EntrySummary } from "#domain/content/schema";
import type { ApiClient } from "../api-client.ts";

// Nothing here runs: the compiler checks the calls against the endpoint table.

declare const api: ApiClient;

test("API client types › infer the response type from the path", () => {
  expectTypeOf(() => api.list("/product/list")).returns.resolves.toEqualTypeOf<EntrySummary<"product">[]>();
  expectTypeOf(() => unwrapData(api.get("/news/some-key"))).returns.resolves.toEqualTypeOf<EntryWithWebsites<"news">>();
  expectTypeOf(() => callApi(api, "/captcha/verify", { id: "", x: 1, y: 2 })).returns.resolves.toEqualTypeOf<
    { ok: true; data: { token: string } } | ErrorResult<null>
  >();
});

test("API client types › reject unknown paths, unknown fields and wrong values", () => {
  void [
    // @ts-expect-error no endpoint has this path
    () => api.get("/account/you"),
    // @ts-expect-error this endpoint is not a GET
    () => api.get("/account/code"),
    // @ts-expect-error there is no such content type
    () => api.list("/poem/list"),
    // @ts-expect-error a page is a number
    () => api.list("/news/list", { page: "two" }),
    // @ts-expect-error the endpoint has no such field
    () => api.post("/account/delete", { pasword: "" }),
    // @ts-expect-error codes have no such purpose
    () => api.post("/account/code", { email: "", captcha: "", purpose: "curiosity" }),
  ];
});
