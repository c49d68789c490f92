import { absent, type Commit } from "./commit.ts";

export type Version = { commit: string; blob: string };

/** Commit graph with the versions of each file. Every commit must come after its parents. */
export class History {
  readonly commits: readonly Commit[];
  readonly #index: ReadonlyMap<string, number>;
  /** Bit set per commit with the indices of its ancestors. */
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

  /** Omits parents that a shallow clone lacks. */
  parentsOf(commit: Commit): string[] {
    return commit.parents.filter((parent) => this.#index.has(parent));
  }

  isAncestor(ancestor: string, commit: string): boolean {
    const bit = this.#index.get(ancestor);
    const ancestors = this.#ancestors[this.#index.get(commit) ?? -1];
    return bit !== undefined && ancestors !== undefined && (((ancestors[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  isIn(commit: string, descendant: string): boolean {
    return commit === descendant || this.isAncestor(commit, descendant);
  }

  /** Blob of a file at a commit: that of the last change along first parents. */
  blobAt(commit: string, path: string): string {
    for (let index = this.#index.get(commit); index !== undefined; index = this.#index.get(this.commits[index]?.parents[0] ?? "")) {
      const blob = this.#blobs[index]?.get(path);
      if (blob !== undefined) return blob;
    }
    return absent;
  }

  /** Lists older versions before their successors. */
  versionsOf(path: string): readonly Version[] {
    return this.#versions.get(path) ?? [];
  }

  /** Lists files changed by `commit` or its ancestors, without changes that are also part of `other`. */
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

  /** A merge creates a version only if its content differs from all its parents. */
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
