import { expect, test } from "vitest";
import { describeTypes } from "../../../domain/editing/describe-types.ts";
import { isFieldShown } from "./is-field-shown.ts";

const { fields } = describeTypes().find(({ type }) => type === "download")!;
const everyDocument = fields.filter((field) => isFieldShown(field, {})).map(({ name }) => name);
const ofKind = (resourceType?: string) =>
  fields.filter((field) => isFieldShown(field, { resourceType })).flatMap(({ name }) => (everyDocument.includes(name) ? [] : [name]));

test.each([
  ["certificate", ["certificateNumber", "certificateBody", "markets", "validUntil"]],
  ["firmware-note", ["firmwareVersion", "changes"]],
  ["manual", []],
  [undefined, []],
])("the form of a document of the kind %s has the further fields %j", (kind, names) => expect(ofKind(kind)).toEqual(names));
