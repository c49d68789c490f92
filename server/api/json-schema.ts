import { toJsonSchema, type ConversionConfig, type JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

const ofDefinition = "#/$defs/";

const hasEntries = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } =>
  "entries" in schema;

const settings: ConversionConfig = {
  target: "draft-2020-12",
  // What JSON Schema cannot say (a check, a change of the text) is checked none the less.
  errorMode: "ignore",
  overrideSchema({ valibotSchema, jsonSchema, definitions }) {
    // A reference would be one within the schema, but schemas stand inside the document.
    if (jsonSchema.$ref) return definitions[jsonSchema.$ref.slice(ofDefinition.length)];
    if (hasEntries(valibotSchema)) return { ...jsonSchema, ...whatIsMissing(valibotSchema.entries, jsonSchema.properties ?? {}) };
    return { ...jsonSchema, default: undefined };
  },
  overrideAction({ valibotAction, jsonSchema }) {
    const pattern = "requirement" in valibotAction && valibotAction.requirement;
    // A pattern of JSON Schema has no flags.
    return pattern instanceof RegExp && pattern.ignoreCase ? { ...jsonSchema, pattern: undefined } : undefined;
  },
};

/** A field may be left out where its schema takes that, and then is what the schema makes of it; others count as empty and are refused. */
function whatIsMissing(entries: Record<string, v.GenericSchema>, properties: Record<string, JsonSchema | boolean>): JsonSchema {
  const required: string[] = [];
  const described = Object.entries(properties).map(([name, property]) => {
    const missing = v.safeParse(entries[name]!, undefined);
    if (!missing.success) required.push(name);
    const hasDefault = missing.success && missing.output !== undefined && typeof property === "object";
    return [name, hasDefault ? { ...property, default: missing.output } : property];
  });
  return { required, properties: Object.fromEntries(described) };
}

/** A schema as the description of the API has it: of what comes in, or of what a text of an address is read as. */
export function jsonSchema(schema: v.GenericSchema, typeMode: "ignore" | "output" = "ignore"): JsonSchema {
  const { $schema: _, $defs: __, ...described } = toJsonSchema(schema, { ...settings, typeMode });
  return described;
}
