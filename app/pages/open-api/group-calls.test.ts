import { expect, test } from "vitest";
import { groupCalls } from "./group-calls.server.ts";

test("the API reference groups calls by ordered tag with query and body fields", () => {
  const groups = groupCalls({
    paths: {
      "/api/contact/question": {
        post: { tags: ["contact"], requestBody: { content: { "application/json": { schema: { properties: { name: {}, email: {} } } } } } },
      },
      "/api/config": {
        get: { summary: "Finds", tags: ["config"], parameters: [{ name: "language", in: "query", schema: { enum: ["fr", "en"] } }] },
      },
      "/api/news/{id}": { get: { tags: ["content"], parameters: [{ name: "id", in: "path", required: true, schema: {} }] } },
    },
  });
  expect(groups.map(({ tag }) => tag)).toEqual(["content", "config", "contact"]);
  expect(groups[1]!.calls).toEqual([
    { method: "GET", path: "/api/config", summary: "Finds", fields: [{ place: "query", names: ["language (fr, en)"] }] },
  ]);
  expect(groups[2]!.calls[0]).toMatchObject({ method: "POST", fields: [{ place: "body", names: ["name", "email"] }] });
});
