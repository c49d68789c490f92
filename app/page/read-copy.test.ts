import { describe, expect, test } from "vitest";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { copiesOf } from "./copies.server.ts";
import { readCopy } from "./read-copy.server.ts";

describe("editors' message overrides", () => {
  const copy = { hero: { title: "Un" }, steps: ["a", "b"], count: 1 };

  test("replace a text by its key", () => {
    expect(replaceTexts(copy, ["home"], { "home.hero.title": "Neuf" })).toMatchObject({ hero: { title: "Neuf" } });
    expect(replaceTexts(copy, ["home"], { "home.steps.1": "c" })).toMatchObject({ steps: ["a", "c"] });
  });
  test("leave the original messages unchanged", () => expect(copy.hero.title).toBe("Un"));
  test.each(["other.hero.title", "home.hero", "home.count", "home.hero.nothing", "home.__proto__.polluted", "home.hero.title.length"])(
    "ignore the key %s",
    (key) => {
      expect(replaceTexts(copy, ["home"], { [key]: "Neuf" })).toEqual(copy);
      expect({}).not.toHaveProperty("polluted");
    },
  );
});

describe("renamed messages", () => {
  const page = (replacements: Record<string, string>) =>
    ({ language: "de", api: { config: async () => ({ current: { site: {}, copy: replacements } }) } }) as const;

  test.each([
    [{}, copiesOf("frame").de.home],
    [{ "shell.home": "Früher" }, "Früher"],
    [{ "frame.home": "Heute" }, "Heute"],
    [{ "frame.home": "Heute", "shell.home": "Früher" }, "Heute"],
  ])("apply the overrides %j of the old and new name as %s", async (replacements, expected) => {
    expect((await readCopy(page(replacements), "frame")).home).toBe(expected);
  });
});
