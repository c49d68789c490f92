export type Commit = { hash: string; parents: string[]; message: string; changes: Change[] };

/** `blob`: hash of the file after the commit; `absent` for a deleted file. */
export type Change = { path: string; blob: string };

export const absent = "";

/** Formats a commit as `git log --oneline` does. */
export function describeCommit({ hash, message }: Commit): string {
  return `${hash.slice(0, 8)} ${message.split("\n", 1)[0]}`;
}
