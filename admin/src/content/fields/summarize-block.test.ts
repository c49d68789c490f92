import { expect, test } from "vitest";
import { describeTypes } from "../../../../domain/editing/index.ts";
import { readKindOptions } from "./read-kind-options.ts";
import { summarizeBlock } from "./summarize-block.ts";

const blocks = describeTypes()
  .find(({ type }) => type === "page")!
  .fields.flatMap((field) => readKindOptions(field).blocks);
const titles: Record<string, string> = { copia: "COPIA", "agave-th": "AGAVE-TH" };

test.each<[string, Record<string, unknown>, string]>([
  ["the first words of a text", { kind: "text", body: "## Heat\n\nOne paragraph" }, "Heat\n\nOne paragraph"],
  [
    "cards by their titles, without links and images",
    {
      kind: "cards",
      heading: "Two ways",
      cards: [
        { title: "Home", link: "product:copia", picture: "agave-th-scene" },
        { title: "Business", text: "For sites" },
      ],
    },
    "Two ways · Home · Business · For sites",
  ],
  ["linked entries by their titles", { kind: "products", products: ["copia", "agave-th"] }, "COPIA · AGAVE-TH"],
  ["an entry with an unknown title by its slug", { kind: "video", video: ["copia-film"] }, "copia-film"],
  ["choices by their names", { kind: "products", heading: "All", line: "residential" }, "All · Homes"],
  ["an image by its texts", { kind: "image", picture: "agave-th-scene#0-0-500-500", pictureAlt: "A garage" }, "A garage"],
  ["an image without texts by its name", { kind: "image", picture: "agave-th-scene#0-0-500-500" }, "agave-th-scene"],
  ["nothing of an empty block", { kind: "text" }, ""],
])("block summary › shows %s", (_, block, summary) => {
  const { fields } = blocks.find(({ kind }) => kind === block.kind)!;
  expect(summarizeBlock(fields, block, { language: "en", titleOf: (key) => titles[key] ?? key })).toBe(summary);
});
