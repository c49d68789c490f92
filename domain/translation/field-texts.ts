import type { Field } from "#domain/content";

/**
 * The texts of a field by what follows its name in their ids: nothing for a single text, a name within a group, and such as
 * `2of5` for parts of a whole, which are of use only together.
 */
export type Texts = ReadonlyMap<string, string>;

const between = { texts: "\n", markdown: "\n\n" } as const;

const kindsWithTexts: readonly Field["kind"][] = ["text", "longText", "markdown", "texts", "notes", "group", "rows"];

export function hasTexts({ kind }: Field): boolean {
  return kindsWithTexts.includes(kind);
}

/** The texts of a value of a field; of a list or a long text its parts, unless `whole`. Nothing of a field without texts. */
export function textsOf(field: Field, value: unknown, whole = false): Texts {
  const found = new Map<string, string>();
  const add = (id: string, text: unknown) => typeof text === "string" && text.trim() !== "" && found.set(id, text);
  if (field.kind === "text" || field.kind === "longText") add("", value);
  if (field.kind === "texts" || field.kind === "markdown") {
    const parts = partsOf(field.kind, value);
    if (whole || parts.length === 1) add("", parts.join(between[field.kind]));
    else for (const [index, part] of parts.entries()) add(nameOfPart(index, parts.length), part);
  }
  if (field.kind === "notes" || field.kind === "group") for (const [name, text] of Object.entries(value ?? {})) add(name, text);
  if (field.kind === "rows" && Array.isArray(value))
    for (const [index, row] of value.entries())
      for (const name of Object.keys(field.fields).filter((each) => isText(field.fields[each])))
        add(`${nameOfPart(index, value.length)}/${name}`, row?.[name]);
  return found;
}

/** A value of a field from its texts, on the ground of one that has what is no text. Nothing where parts are missing. */
export function valueOf(field: Field, texts: Texts, ground: unknown): unknown {
  if (field.kind === "notes" || field.kind === "group") return { ...Object(ground), ...Object.fromEntries(texts) };
  if (field.kind === "rows") return rowsOf(texts, ground);
  const single = texts.get("");
  if (field.kind !== "texts" && field.kind !== "markdown") return single;
  if (single !== undefined) return field.kind === "texts" ? single.split("\n").filter((line) => line.trim() !== "") : single;
  const parts = inOrder(texts);
  if (!parts) return undefined;
  return field.kind === "texts" ? parts : parts.join(between.markdown);
}

/** Whether it is made of parts that are of use only together. */
export function isWhole({ kind }: Field): boolean {
  return kind !== "notes" && kind !== "group";
}

function partsOf(kind: "texts" | "markdown", value: unknown): string[] {
  if (kind === "texts") return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  if (typeof value !== "string") return [];
  const parts = value.split("\n\n");
  // What lies between fences is one thing, and a paragraph that begins or ends with a line break could not be told from its end.
  return value.includes("```") || parts.some((part) => part.trim() !== part || part === "") ? [value] : parts;
}

function nameOfPart(index: number, count: number): string {
  return `${index + 1}of${count}`;
}

function inOrder(texts: Texts): string[] | undefined {
  const parts = Array.from({ length: texts.size }, (_, index) => texts.get(nameOfPart(index, texts.size)));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

function rowsOf(texts: Texts, ground: unknown): unknown {
  if (!Array.isArray(ground)) return undefined;
  const rows = ground.map((row) => ({ ...row }));
  for (const [id, text] of texts) {
    const [, at, of, name] = /^(\d+)of(\d+)\/([a-zA-Z]+)$/.exec(id) ?? [];
    const row = Number(of) === rows.length && rows[Number(at) - 1];
    if (!row || !name || typeof row[name] !== "string") return undefined;
    row[name] = text;
  }
  return rows;
}

function isText(field: Field | undefined): boolean {
  return field?.kind === "text" || field?.kind === "longText";
}
