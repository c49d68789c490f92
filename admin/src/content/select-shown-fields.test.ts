import { expect, test } from "vitest";
import { describeTypes } from "../../../domain/editing/describe-types.ts";
import { selectShownFields } from "./select-shown-fields.ts";

const { fields } = describeTypes().find(({ type }) => type === "download")!;
const everyDocument = selectShownFields(fields, {}).map(({ name }) => name);
const ofKind = (resourceType?: string) =>
  selectShownFields(fields, { resourceType }).flatMap(({ name, needsValue }) =>
    everyDocument.includes(name) ? [] : [needsValue ? `${name} *` : name],
  );

test.each([
  ["certificate", ["certificateNumber *", "certificateBody *", "markets", "validUntil"]],
  ["firmware-note", ["firmwareVersion *", "changes *"]],
  ["manual", []],
  [undefined, []],
])("the form of a document of the kind %s has the further fields %j, with a star at those that it needs", (kind, names) =>
  expect(ofKind(kind)).toEqual(names),
);
