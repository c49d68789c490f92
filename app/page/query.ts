/** Query of a page, reduced to the names that its row in the route table declares. */
export type Query<Name extends string> = {
  get: (name: Name) => string | null;
  getAll: (name: Name) => string[];
  has: (name: Name) => boolean;
  toString(): string;
};
