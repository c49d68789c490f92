import { expect, test } from "vitest";
import { findPage } from "#app/routing/match-page.ts";
import { pages } from "#app/routing/pages.ts";
import { collections } from "#domain/content";

/** Each policy has its own table row, so only existing policies have a page. */
const keyOf = (type: string) => (type === "policy" ? "vulnerability-disclosure-policy" : "some-entry");

test.each(collections.map(({ type, path }) => [type, path(keyOf(type))]))(
  "page of an entry › exists in the route table at the path of the type %s: %s",
  (type, path) => {
    const rowOfType = pages.find(({ content }) => content === type);
    const rowOfPath = findPage(path.replace(/[?#].*$/, ""))?.page;
    expect(rowOfPath).toBeDefined();
    if (rowOfType) expect(rowOfPath).toBe(rowOfType);
  },
);
