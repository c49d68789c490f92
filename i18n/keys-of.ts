/** The keys of an object that has no others than its type names. */
export const keysOf = <Key extends string>(object: Partial<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];
