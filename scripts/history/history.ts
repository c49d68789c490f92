import { absent, type Commit } from "./commit.ts";

/** A commit that gave a file its content. */
export type Version = { commit: string; blob: string };

/** The commit graph with the versions of each file. Expects every commit after its parents. */
export class History {
  readonly commits: readonly Commit[];
  readonly #index: ReadonlyMap<string, number>;
  /** One bit set for each commit: the indices of its ancestors. */
  readonly #ancestors: Uint32Array[] = [];
  readonly #blobs: ReadonlyMap<string, string>[];
  readonly #versions = new Map<string, Version[]>();

  constructor(commits: readonly Commit[]) {
    this.commits = commits;
    this.#index = new Map(commits.map(({ hash }, index) => [hash, index]));
    this.#blobs = commits.map(({ changes }) => new Map(changes.map(({ path, blob }) => [path, blob])));
    for (const commit of commits) this.#ancestors.push(this.#ancestorsOf(commit));
    for (const commit of commits) this.#addVersions(commit);
  }

  /** The parents that the clone has: a shallow one lacks those of its oldest commits. */
  parentsOf(commit: Commit): string[] {
    return commit.parents.filter((parent) => this.#index.has(parent));
  }

  isAncestor(ancestor: string, commit: string): boolean {
    const bit = this.#index.get(ancestor);
    const ancestors = this.#ancestors[this.#index.get(commit) ?? -1];
    return bit !== undefined && ancestors !== undefined && (((ancestors[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  /** Whether a commit is the other one or an ancestor of it. */
  isIn(commit: string, descendant: string): boolean {
    return commit === descendant || this.isAncestor(commit, descendant);
  }

  /** The content of a file at a commit: the last change on the line of first parents. */
  blobAt(commit: string, path: string): string {
    for (let index = this.#index.get(commit); index !== undefined; index = this.#index.get(this.commits[index]?.parents[0] ?? "")) {
      const blob = this.#blobs[index]?.get(path);
      if (blob !== undefined) return blob;
    }
    return absent;
  }

  /** Every version of a file, older ones before their successors. */
  versionsOf(path: string): readonly Version[] {
    return this.#versions.get(path) ?? [];
  }

  /** The files that `commit` or its ancestors changed, without the changes that are also part of `other`. */
  pathsBetween(other: string, commit: string): string[] {
    return this.commits
      .filter(({ hash }) => this.isIn(hash, commit) && !this.isIn(hash, other))
      .flatMap(({ changes }) => changes.map(({ path }) => path));
  }

  #ancestorsOf(commit: Commit): Uint32Array {
    const ancestors = new Uint32Array(Math.ceil(this.commits.length / 32));
    for (const parent of this.parentsOf(commit)) {
      const index = this.#index.get(parent) ?? 0;
      this.#ancestors[index]?.forEach((word, at) => (ancestors[at] = (ancestors[at] ?? 0) | word));
      ancestors[index >>> 5] = (ancestors[index >>> 5] ?? 0) | (1 << (index & 31));
    }
    return ancestors;
  }

  /** A merge makes a version only where its content is that of none of its parents. */
  #addVersions(commit: Commit): void {
    const otherParents = this.parentsOf(commit).slice(1);
    for (const { path, blob } of commit.changes) {
      if (otherParents.some((parent) => this.blobAt(parent, path) === blob)) continue;
      const version = { commit: commit.hash, blob };
      const versions = this.#versions.get(path);
      if (versions) versions.push(version);
      else this.#versions.set(path, [version]);
    }
  }
}
