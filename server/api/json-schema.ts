import { toJsonSchema, type ConversionConfig, type JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

const definitionPrefix = "#/$defs/";

const hasEntries = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } =>
  "entries" in schema;

const settings: ConversionConfig = {
  target: "draft-2020-12",
  // Ignores checks and transformations that JSON Schema cannot express; the server applies them anyway.
  errorMode: "ignore",
  overrideSchema({ valibotSchema, jsonSchema, definitions }) {
    // Inlines references, because they are relative to the schema, which is embedded in the OpenAPI document.
    if (jsonSchema.$ref) return definitions[jsonSchema.$ref.slice(definitionPrefix.length)];
    if (hasEntries(valibotSchema)) return { ...jsonSchema, ...describeRequired(valibotSchema.entries, jsonSchema.properties ?? {}) };
    return { ...jsonSchema, default: undefined };
  },
  overrideAction({ valibotAction, jsonSchema }) {
    const pattern = "requirement" in valibotAction && valibotAction.requirement;
    // JSON Schema patterns have no flags.
    return pattern instanceof RegExp && pattern.ignoreCase ? { ...jsonSchema, pattern: undefined } : undefined;
  },
};

/** Marks a field as optional if its schema accepts `undefined`, with the resulting default, and all others as required. */
function describeRequired(entries: Record<string, v.GenericSchema>, properties: Record<string, JsonSchema | boolean>): JsonSchema {
  const required: string[] = [];
  const fields = Object.entries(properties).map(([name, property]) => {
    const result = v.safeParse(entries[name]!, undefined);
    if (!result.success) required.push(name);
    const hasDefault = result.success && result.output !== undefined && typeof property === "object";
    return [name, hasDefault ? { ...property, default: result.output } : property];
  });
  return { required, properties: Object.fromEntries(fields) };
}

/** Converts a schema for the API description: its input type, or with `output` the parsed type of URL parameters. */
export function jsonSchema(schema: v.GenericSchema, typeMode: "ignore" | "output" = "ignore"): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...settings, typeMode });
  return converted;
}
