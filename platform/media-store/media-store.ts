/**
 * Stores immutable files under content-addressed names: the content of a name never changes. A name is a path such as
 * `sizes/ab12-640.avif`.
 */
export type MediaStore = {
  /** Writes a file atomically and durably: after a crash it is complete or missing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns the path of a local copy, to be read or streamed; `undefined` if the name is unknown. */
  get(name: string): Promise<string | undefined>;
  has(name: string): Promise<boolean>;
  delete(name: string): Promise<void>;
  list(folder: string): Promise<string[]>;
};
