import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signatureCommand } from "./signature-command.ts";

test.each(['{"type":"ping"}', '{"name":"L\'Étoile $HOME `x`"}'])("the printed command computes the signature of the body %s", (body) => {
  const expected = createHmac("sha256", "whsec_x").update(`1780000000.${body}`).digest("hex");
  const command = signatureCommand(`t=1780000000,v1=${expected}`, body);
  const stdout = execFileSync("sh", ["-c", command!], { env: { ...process.env, ECACTUS_WEBHOOK_SECRET: "whsec_x" }, encoding: "utf8" });
  expect(stdout.trim().split(/\s/).at(-1)).toBe(expected);
});

test.each([undefined, "", "v1=abc"])("there is no command for the signature %s", (signature) => {
  expect(signatureCommand(signature, "{}")).toBeUndefined();
});
