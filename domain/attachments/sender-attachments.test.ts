import sharp from "sharp";
import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { uploadSenderAttachment } from "./sender-attachments.ts";

test.each([
  [
    "an AVIF image",
    async () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: "#c04020" } })
        .avif()
        .toBuffer(),
  ],
  ["an archive", async () => Buffer.from("PK\x03\x04 and more")],
  ["a web page", async () => Buffer.from("<script>alert(1)</script>")],
])("the upload of a sender refuses %s before the decoder reads it", async (_, make) => {
  const decoded: string[] = [];
  const pictures = { inspect: async (_bytes: Uint8Array, type: string) => void decoded.push(type) };
  const context = { pictures } as unknown as Context;
  const file = { fileName: "a.jpg", given: await make(), limitedAddress: "192.0.2.7" };
  expect(await uploadSenderAttachment(context, file)).toEqual({ ok: false, reason: "senderFileKind" });
  expect(decoded).toEqual([]);
});
