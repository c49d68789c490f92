import type { TranslationFile } from "./xliff-file.ts";

type FileNames = Pick<TranslationFile, "type" | "key" | "sourceRevision" | "targetRevision">;

/** Writes entry and revisions as the id of a file: tools keep ids, but may drop attributes of other namespaces. */
export function writeFileId({ type, key, sourceRevision, targetRevision }: FileNames): string {
  return `${type}.${key}.s${sourceRevision}.t${targetRevision}`;
}

const fileIdPattern = /^([a-z-]+)\.([a-z0-9-]+)\.s(\d{1,9})\.t(\d{1,9})$/;

/** Reads the id of a file. If a tool gave it another one, `original` names the entry, and the revisions are unknown. */
export function readFileId(id: string, original: string): FileNames | undefined {
  const [, type, key, sourceRevision, targetRevision] = fileIdPattern.exec(id) ?? [];
  if (type !== undefined && key !== undefined && (original === "" || original === `${type}/${key}`))
    return { type, key, sourceRevision: Number(sourceRevision), targetRevision: Number(targetRevision) };
  const [otherType = "", otherKey = "", ...more] = original.split("/");
  return more.length > 0 ? undefined : { type: otherType, key: otherKey, sourceRevision: 0, targetRevision: 0 };
}

/** Ids of XLIFF 2 cannot contain a slash. */
export const writeUnitId = (id: string): string => id.replaceAll("/", ".");
export const readUnitId = (id: string): string => id.replaceAll(".", "/");
