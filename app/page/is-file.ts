import { documentsPath, filesPath } from "#domain/documents/schema";

/** Files have the same URL in every language, outside of the router. */
export function isFile(path: string): boolean {
  return [documentsPath, filesPath].some((folder) => path.startsWith(`${folder}/`));
}
