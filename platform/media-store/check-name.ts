const pattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** @throws where a name could lead out of the store */
export function checkName(name: string): string {
  if (!pattern.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`);
  return name;
}
