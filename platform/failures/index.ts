/** What Node, PostgreSQL or a library calls a failure, such as ENOENT or 23505. */
export const codeOf = (failure: unknown): string | undefined => textOf(failure, "code");

/** Name of the constraint that PostgreSQL saw broken. */
export const constraintOf = (failure: unknown): string | undefined => textOf(failure, "constraint");

/** The file or folder that it is about. */
export const pathOf = (failure: unknown): string | undefined => textOf(failure, "path");

/** What it says of itself; a text that was thrown is its own message. */
export const messageOf = (failure: unknown): string => textOf(failure, "message") ?? String(failure);

/** A failure and what it came of, the outermost first. */
export function causesOf(failure: unknown): object[] {
  if (!isObject(failure)) return [];
  return [failure, ...("cause" in failure ? causesOf(failure.cause) : [])];
}

function textOf(failure: unknown, name: string): string | undefined {
  const value: unknown = isObject(failure) ? Reflect.get(failure, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
