import { describe, expect, test } from "vitest";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { copiesOf } from "./copies.server.ts";
import { readCopy } from "./read-copy.server.ts";

describe("editors' copy over the page's own", () => {
  const copy = { hero: { title: "Un" }, steps: ["a", "b"], count: 1 };

  test("replaces a text by its key", () => {
    expect(replaceTexts(copy, ["home"], { "home.hero.title": "Neuf" })).toMatchObject({ hero: { title: "Neuf" } });
    expect(replaceTexts(copy, ["home"], { "home.steps.1": "c" })).toMatchObject({ steps: ["a", "c"] });
  });
  test("leaves what others are shown as it is", () => expect(copy.hero.title).toBe("Un"));
  test.each(["other.hero.title", "home.hero", "home.count", "home.hero.nothing", "home.__proto__.polluted", "home.hero.title.length"])(
    "ignores the key %s",
    (key) => {
      expect(replaceTexts(copy, ["home"], { [key]: "Neuf" })).toEqual(copy);
      expect({}).not.toHaveProperty("polluted");
    },
  );
});

describe("a copy that once had another name", () => {
  const page = (replacements: Record<string, string>) =>
    ({ language: "de", api: { config: async () => ({ current: { site: {}, copy: replacements } }) } }) as const;

  test.each([
    [{}, copiesOf("frame").de.home],
    [{ "shell.home": "Früher" }, "Früher"],
    [{ "frame.home": "Heute" }, "Heute"],
    [{ "frame.home": "Heute", "shell.home": "Früher" }, "Heute"],
  ])("with the replacements %j says %s", async (replacements, said) => {
    expect((await readCopy(page(replacements), "frame")).home).toBe(said);
  });
});
