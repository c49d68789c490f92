import { documentsPath, filesPath } from "#domain/documents/schema";

/** A file has one address in every language, and is no page of the site. */
export function isFile(path: string): boolean {
  return [documentsPath, filesPath].some((folder) => path.startsWith(`${folder}/`));
}
