import { expect, test } from "vitest";
import { writeCaptions } from "./read-captions.ts";

test("the video captions are WebVTT with escaped cue texts", () => {
  const cues = [
    { from: 0.3, to: 61.25, text: "One\n\ntwo" },
    { from: 3600, to: 3661.5, text: "a --> b & <c>" },
  ];
  expect(writeCaptions(cues)).toBe(
    "WEBVTT\n\n00:00:00.300 --> 00:01:01.250\nOne\ntwo\n\n01:00:00.000 --> 01:01:01.500\na --&gt; b &amp; &lt;c&gt;\n",
  );
});
