import { expect, test } from "vitest";
import { activityQuery, parseActivityView } from "./activity-query.ts";

test.each([
  ["", "upcoming", undefined, ""],
  ["status=upcoming", "upcoming", undefined, ""],
  ["status=ongoing", "ongoing", undefined, "?status=ongoing"],
  ["functionId=2&status=finished", "finished", "commercial-industrial", "?status=finished&functionId=2"],
  ["functionId=0", "upcoming", undefined, ""],
  ["functionId=1", "upcoming", "utility", "?functionId=1"],
  ["functionId=3", "upcoming", "residential", "?functionId=3"],
  ["functionId=4", "upcoming", undefined, ""],
  ["functionId=-1", "upcoming", undefined, ""],
  ["functionId=1.5", "upcoming", undefined, ""],
  ["functionId=utility&status=over", "upcoming", undefined, ""],
])("the event list query '%s' means %s and %s, written as '%s'", (query, status, sector, address) => {
  const view = parseActivityView(new URLSearchParams(query));
  expect(view).toEqual({ status, sector });
  expect(activityQuery(view)).toBe(address);
});
