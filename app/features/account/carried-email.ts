import { looksLikeEmail } from "./request-code.ts";

/** State of a link that carries a typed mail address to another page; addresses are never in the URL. Empty for a username. */
export const carryEmail = (typed: string): { email?: string } => (looksLikeEmail(typed) ? { email: typed.trim() } : {});

/** Reads the address from the state of a location, which any page may have set. */
export function readCarriedEmail(state: unknown): string | undefined {
  const email = typeof state === "object" && state !== null && "email" in state ? state.email : undefined;
  return typeof email === "string" ? email : undefined;
}
