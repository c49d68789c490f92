const pattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** @throws if a name could lead out of the store's folder */
export function checkName(name: string): string {
  if (!pattern.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`);
  return name;
}
