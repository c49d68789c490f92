import { expect, test } from "vitest";
import { readRedirects } from "./read-redirects.ts";

test.each([
  ["commas with headings", "Old,New\n/a,/b\n", [{ from: "/a", to: "/b" }]],
  [
    "semicolons and a byte order mark",
    "\uFEFF/a;/b;note\r\n\r\n/c;https://x.example/\r\n",
    [
      { from: "/a", to: "/b" },
      { from: "/c", to: "https://x.example/" },
    ],
  ],
  ["quoted addresses", '"/a,b","/c"\n', [{ from: "/a,b", to: "/c" }]],
  ["a wrong first line, which is no heading", "about.html,/b\n", [{ from: "about.html", to: "/b" }]],
  ["one column", "/a\n/b\n", []],
])("redirect import › reads %s", async (_, text, lines) => expect(await readRedirects(new Blob([text]), "en")).toEqual(lines));
