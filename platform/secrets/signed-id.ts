import type { Secrets } from "./index.ts";

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/;

/** A token for one use of what has this id, as long as there is such a thing: computed, so that nothing is kept of it. */
export function signedId(secrets: Secrets, use: string, id: string): string {
  return `${id}.${secrets.hash(signedText(use, id))}`;
}

/** The id in a token; `undefined` where this site never gave it out for this use. */
export function idOf(secrets: Secrets, use: string, token: string): string | undefined {
  const [, id, given] = pattern.exec(token) ?? [];
  if (!id || !given) return undefined;
  return secrets.isHashOf(signedText(use, id), given) ? id : undefined;
}

const signedText = (use: string, id: string) => `${use} ${id}`;
