/** What an address asks a page for, by the names that the page's row declares: whatever else it says never gets there. */
export type Query<Name extends string> = {
  get: (name: Name) => string | null;
  getAll: (name: Name) => string[];
  has: (name: Name) => boolean;
  toString(): string;
};
