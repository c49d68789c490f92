import { expect, test } from "vitest";
import { describeMailError } from "./index.ts";

const errorWithResponse = (response: string) => Object.assign(new Error("not sent"), { code: "EENVELOPE", response });

test.each([
  ["550 5.1.1 <zoe.martin@example.com>: user unknown", "550 5.1.1 <…>: user unknown"],
  ["550 No mailbox Zoe.Martin here", "550 No mailbox … here"],
  ["450-4.2.1 Greylisted,\r\n450 4.2.1 try again\0", "450-4.2.1 Greylisted, 450 4.2.1 try again"],
  ["554 other@example.org relays for zoe.martin@example.com", "554 … relays for …"],
  ["552 A mailbox of zoe.martinez is full", "552 A mailbox of zoe.martinez is full"],
])("the error text of a rejected mail contains the server's response without addresses: %j", (response, expected) => {
  expect(describeMailError(errorWithResponse(response), "zoe.martin@example.com")).toBe(expected);
});

test("the error text of a rejected mail is short and storable when the server's response is long", () => {
  const text = describeMailError(errorWithResponse(`550 ${"😀".repeat(300)}`), "zoe@example.com");
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text.isWellFormed()).toBe(true);
});

test("the error text of a mail is the error's code when there is no response", () => {
  expect(describeMailError(Object.assign(new Error("connect ECONNREFUSED 10.0.0.1:25"), { code: "ESOCKET" }), "zoe@example.com")).toBe(
    "ESOCKET",
  );
  expect(describeMailError("gone", "zoe@example.com")).toBe("unknown");
});
