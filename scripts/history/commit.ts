/** A commit with the files that differ from its first parent. */
export type Commit = { hash: string; parents: string[]; message: string; changes: Change[] };

/** The blob hash of a file after a commit; `absent` for a deleted file. */
export type Change = { path: string; blob: string };

export const absent = "";

/** The first line of a list of problems: the commit as `git log --oneline` shows it. */
export function describeCommit({ hash, message }: Commit): string {
  return `${hash.slice(0, 8)} ${message.split("\n", 1)[0]}`;
}
