/** Matches a reference. It is shown to senders, who quote it on the telephone. */
export const referencePattern = /^\d{6}-[0-9A-F]{6}$/;

/** Creates the reference of a request from its day (UTC) and its id, such as `261127-3F2A91`. It is not stored. */
export function referenceOf({ id, createdAt }: { id: string; createdAt: Date }): string {
  return `${createdAt.toISOString().slice(2, 10).replaceAll("-", "")}-${id.slice(0, 6).toUpperCase()}`;
}

/** Returns the day of a reference as YYYY-MM-DD. */
export function dayOfReference(reference: string): string {
  return `20${reference.slice(0, 2)}-${reference.slice(2, 4)}-${reference.slice(4, 6)}`;
}
