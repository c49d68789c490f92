import { expect, test } from "vitest";
import { describeTypes } from "../../../domain/editing/describe-types.ts";
import { arrangeFields, type Block } from "./arrange-fields.ts";

const fieldsOf = (type: string) => describeTypes().find((each) => each.type === type)!.fields;
const gallery = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "gallery" ? block.places : []));
const summary = (blocks: readonly Block[]) =>
  gallery(blocks).map(({ field, isEditedHere, text }) => [field.name, isEditedHere, text?.part?.name ?? text?.field.name]);

test("fields of a form › show the five images of a product with their texts, and the figures with their conditions", () => {
  const all = fieldsOf("product");
  const blocks = arrangeFields(all, all);
  expect(summary(blocks)).toEqual([
    ["picture", true, "pictureAlt"],
    ["heroPicture", true, undefined],
    ["firstDetailPicture", true, "first"],
    ["secondDetailPicture", true, "second"],
    ["scenePicture", true, "scene"],
  ]);
  expect(blocks.find(({ kind }) => kind === "figures")).toMatchObject({ isEditedHere: true, conditions: { name: "conditions" } });
  const shown = blocks.flatMap((block) => (block.kind === "field" ? [block.field.name] : []));
  expect(shown).toEqual(expect.not.arrayContaining(["picture", "pictureAlt", "captions", "figures", "conditions"]));
});

test("fields of a form › show the images beside their texts where only the texts are edited", () => {
  const all = fieldsOf("product");
  const blocks = arrangeFields(
    all.filter(({ perLanguage }) => perLanguage),
    all,
  );
  expect(summary(blocks)).toEqual([
    ["picture", false, "pictureAlt"],
    ["firstDetailPicture", false, "first"],
    ["secondDetailPicture", false, "second"],
    ["scenePicture", false, "scene"],
  ]);
  expect(blocks.find(({ kind }) => kind === "figures")).toMatchObject({ isEditedHere: false, conditions: { name: "conditions" } });
});

test("fields of a form › keep every field of every content type in one block", () => {
  for (const { fields } of describeTypes()) {
    const names = arrangeFields(fields, fields).flatMap((block) => {
      if (block.kind === "field") return [block.field.name];
      if (block.kind === "figures") return [block.figures.name, block.conditions?.name];
      return block.places.flatMap(({ field, text }) => [field.name, text?.field.name]);
    });
    expect(new Set(names.filter((name) => name !== undefined))).toEqual(new Set(fields.map(({ name }) => name)));
  }
});
