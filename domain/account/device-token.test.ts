import { expect, test } from "vitest";
import { openSecrets } from "#platform/secrets";
import { createDeviceToken, deviceTokenSeconds, readDeviceToken } from "./device-token.ts";

const secrets = openSecrets("a secret of this test that is long enough");
const issuedAt = Date.parse("2026-05-01T12:00:00.900Z");
const at = (seconds: number) => ({ secrets, clock: { now: () => new Date(issuedAt + seconds * 1000) } });
const token = createDeviceToken(at(0), "owner");
const passwordAt = (seconds: number) => new Date(issuedAt + seconds * 1000);

test.each([
  ["is of the account", { accountId: "owner", seconds: 1, passwordSetAt: passwordAt(-60) }, true],
  ["was issued with the password", { accountId: "owner", seconds: 1, passwordSetAt: passwordAt(0) }, true],
  ["is of another account", { accountId: "stranger", seconds: 1, passwordSetAt: passwordAt(-60) }, false],
  ["is older than the password", { accountId: "owner", seconds: 5, passwordSetAt: passwordAt(1) }, false],
  ["has expired", { accountId: "owner", seconds: deviceTokenSeconds, passwordSetAt: passwordAt(-60) }, false],
])("a device token that %s", (_, { seconds, ...proof }, isKnown) => {
  expect(readDeviceToken(at(seconds), { ...proof, token }) !== undefined).toBe(isKnown);
});
