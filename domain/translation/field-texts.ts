import { mapLeaves, type Field } from "#domain/content";

/** Keys are the rest of the unit id: empty for a single text, a name within a group, or `2of5` for parts that belong together. */
export type Texts = ReadonlyMap<string, string>;

const separators = { texts: "\n", markdown: "\n\n" } as const;

const kindsWithTexts: readonly Field["kind"][] = ["text", "longText", "markdown", "texts", "notes", "group", "rows", "blocks"];

export function hasTexts({ kind }: Field): boolean {
  return kindsWithTexts.includes(kind);
}

/** Splits a value into texts: lists and Markdown into parts unless `whole`. Field kinds without text have none. */
export function splitTexts(field: Field, value: unknown, whole = false): Texts {
  const texts = new Map<string, string>();
  const add = (id: string, text: unknown) => typeof text === "string" && text.trim() !== "" && texts.set(id, text);
  if (field.kind === "text" || field.kind === "longText") add("", value);
  if (field.kind === "texts" || field.kind === "markdown") {
    const parts = partsOf(field.kind, value);
    if (whole || parts.length === 1) add("", parts.join(separators[field.kind]));
    else for (const [index, part] of parts.entries()) add(nameOfPart(index, parts.length), part);
  }
  if (field.kind === "notes" || field.kind === "group") for (const [name, text] of Object.entries(value ?? {})) add(name, text);
  if (field.kind === "rows" && Array.isArray(value))
    for (const [index, row] of value.entries())
      for (const name of Object.keys(field.fields).filter((each) => isText(field.fields[each])))
        add(`${nameOfPart(index, value.length)}/${name}`, row?.[name]);
  if (field.kind === "blocks") changeBlocks(field, value, (id, text) => (add(id, text), text));
  return texts;
}

/** Joins texts to a field's value; `base` provides the untranslatable parts. `undefined` if parts are missing. */
export function joinTexts(field: Field, texts: Texts, base: unknown): unknown {
  if (field.kind === "notes" || field.kind === "group") return { ...Object(base), ...Object.fromEntries(texts) };
  if (field.kind === "rows") return rowsOf(texts, base);
  if (field.kind === "blocks") return blocksOf(field, texts, base);
  const single = texts.get("");
  if (field.kind !== "texts" && field.kind !== "markdown") return single;
  if (single !== undefined) return field.kind === "texts" ? single.split("\n").filter((line) => line.trim() !== "") : single;
  const parts = inOrder(texts);
  if (!parts) return undefined;
  return field.kind === "texts" ? parts : parts.join(separators.markdown);
}

/** Tells whether the field's parts only make sense together. */
export function isIndivisible({ kind }: Field): boolean {
  return kind !== "notes" && kind !== "group";
}

function partsOf(kind: "texts" | "markdown", value: unknown): string[] {
  if (kind === "texts") return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  if (typeof value !== "string") return [];
  const parts = value.split("\n\n");
  // A fenced block stays one part. Paragraphs that begin or end with white space could not be joined exactly.
  return value.includes("```") || parts.some((part) => part.trim() !== part || part === "") ? [value] : parts;
}

function nameOfPart(index: number, count: number): string {
  return `${index + 1}of${count}`;
}

function inOrder(texts: Texts): string[] | undefined {
  const parts = Array.from({ length: texts.size }, (_, index) => texts.get(nameOfPart(index, texts.size)));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

function rowsOf(texts: Texts, base: unknown): unknown {
  if (!Array.isArray(base)) return undefined;
  const rows = base.map((row) => ({ ...row }));
  for (const [id, text] of texts) {
    const [, index, count, name] = /^(\d+)of(\d+)\/([a-zA-Z]+)$/.exec(id) ?? [];
    const row = Number(count) === rows.length && rows[Number(index) - 1];
    if (!row || !name || typeof row[name] !== "string") return undefined;
    row[name] = text;
  }
  return rows;
}

/** Replaces the texts of blocks. `undefined` if the base has other blocks than the texts. */
function blocksOf(field: Field, texts: Texts, base: unknown): unknown {
  const unusedIds = new Set(texts.keys());
  const blocks = changeBlocks(field, base, (id, text) => {
    unusedIds.delete(id);
    return texts.get(id) ?? text;
  });
  return unusedIds.size === 0 ? blocks : undefined;
}

/** The id of a text in a block names the block's place and kind, so that it fits no other block: `2of5/cards/cards/1of3/title`. */
function changeBlocks(field: Field, blocks: unknown, change: (id: string, text: unknown) => unknown): unknown {
  if (!Array.isArray(blocks)) return undefined;
  const { blocks: changed } = mapLeaves({ blocks: field }, { blocks }, ({ path, field: leaf, value }) => {
    if (!isText(leaf) && leaf.kind !== "markdown") return value;
    const [, index = "0", ...names] = path.split(".");
    const place = `${nameOfPart(Number(index), blocks.length)}/${blocks[Number(index)].kind}`;
    const [list, row, ...rest] = names;
    const rows: unknown = list === undefined ? undefined : blocks[Number(index)][list];
    if (!Array.isArray(rows)) return change(`${place}/${names.join("/")}`, value);
    return change([place, list, nameOfPart(Number(row), rows.length), ...rest].join("/"), value);
  });
  return changed;
}

function isText(field: Field | undefined): boolean {
  return field?.kind === "text" || field?.kind === "longText";
}
