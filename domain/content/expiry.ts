/** Tells whether a certificate has run out. It is valid through its last day, in UTC. */
export function hasExpired({ validUntil }: { validUntil?: string | null | undefined }, now: Date): boolean {
  return typeof validUntil === "string" && validUntil < now.toISOString().slice(0, 10);
}
