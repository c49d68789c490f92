/** Typed `Object.keys`, for objects without keys beyond their type. */
export const keysOf = <Key extends string>(object: Partial<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];
