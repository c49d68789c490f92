import { expect, test } from "vitest";
import { groupCalls } from "./read-reference.server.ts";

test("calls are grouped by tag, those for keys first, with the fields of path, query and body", () => {
  const groups = groupCalls({
    paths: {
      "/api/contact/question": { post: { tags: ["contact"], requestBody: { content: { "application/json": { schema: { properties: { name: {}, email: {} } } } } } } },
      "/api/search": { get: { summary: "Finds", tags: ["search"], parameters: [{ name: "language", in: "query", schema: { enum: ["fr", "en"] } }] } },
      "/api/news/{id}": { get: { tags: ["content"], parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }] } },
    },
  });
  expect(groups.map(({ tag }) => tag)).toEqual(["content", "search", "contact"]);
  expect(groups[1]!.calls).toEqual([{ method: "GET", path: "/api/search", summary: "Finds", fields: [{ name: "language", place: "query", values: "fr, en" }] }]);
  expect(groups[2]!.calls[0]).toMatchObject({ method: "POST", fields: [{ name: "name", place: "body" }, { name: "email", place: "body" }] });
});
