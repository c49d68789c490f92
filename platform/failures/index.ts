/** Returns the code of an error of Node, PostgreSQL or a library, such as ENOENT or 23505. */
export const codeOf = (failure: unknown): string | undefined => textOf(failure, "code");

export const constraintOf = (failure: unknown): string | undefined => textOf(failure, "constraint");

export const pathOf = (failure: unknown): string | undefined => textOf(failure, "path");

export const messageOf = (failure: unknown): string => textOf(failure, "message") ?? String(failure);

/** Lists the error and its chain of causes, outermost first. */
export function causesOf(failure: unknown): object[] {
  if (!isObject(failure)) return [];
  return [failure, ...("cause" in failure ? causesOf(failure.cause) : [])];
}

function textOf(failure: unknown, name: string): string | undefined {
  const value: unknown = isObject(failure) ? Reflect.get(failure, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
