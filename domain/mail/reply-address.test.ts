import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openSecrets } from "#platform/secrets";
import { createReplyAddress, maxReplyNameLength, readReplyAddress } from "./reply-address.ts";

const secrets = openSecrets("one");
const ids = [randomUUID(), "00000000-0000-4000-8000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff"];

test.each(ids)("reply addresses lead to their question in any case: %s", (id) => {
  const address = createReplyAddress(secrets, "reply@example.com", id);
  expect(address).toMatch(/^reply\+[0-9a-z]{41}@example\.com$/);
  for (const given of [address, address.toUpperCase()]) expect(readReplyAddress(secrets, "Reply@Example.com", given)).toBe(id);
});

test("the longest reply address fits into the part before the @", () => {
  const address = createReplyAddress(secrets, `${"a".repeat(maxReplyNameLength)}@example.com`, ids[0]!);
  expect(address.split("@")[0]).toHaveLength(64);
});

test("reply addresses with another signature, name or domain lead to no question", () => {
  const [id = "", other = ""] = ids;
  const address = createReplyAddress(secrets, "reply@example.com", id);
  const token = address.slice(6, -12);
  const otherToken = createReplyAddress(secrets, "reply@example.com", other).slice(6, -12);
  const wrong = [
    createReplyAddress(openSecrets("two"), "reply@example.com", id),
    `reply+${otherToken.slice(0, 25)}${token.slice(25)}@example.com`,
    `reply+${"z".repeat(41)}@example.com`,
    `reply+${token}0@example.com`,
    `reply+${token.slice(1)}@example.com`,
    `reply@example.com`,
    `other+${token}@example.com`,
    `reply+${token}@example.org`,
    `reply+${token}@evil.example@example.com`,
    "",
  ];
  for (const given of wrong) expect(readReplyAddress(secrets, "reply@example.com", given)).toBeUndefined();
});

test("reply addresses stay valid while the session secret is rotated", () => {
  const address = createReplyAddress(openSecrets("old"), "reply@example.com", ids[0]!);
  expect(readReplyAddress(openSecrets("new", "old"), "reply@example.com", address)).toBe(ids[0]);
});
