import type { Secrets } from "./secrets.ts";

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/;

/** Signs an id as a token for one use, valid as long as the object with this id exists. Nothing is stored. */
export function signedId(secrets: Secrets, use: string, id: string): string {
  return `${id}.${secrets.hash(signedText(use, id))}`;
}

/** Reads the id from a token. Returns `undefined` if this site did not issue the token for this use. */
export function readSignedId(secrets: Secrets, use: string, token: string): string | undefined {
  const [, id, given] = pattern.exec(token) ?? [];
  if (!id || !given) return undefined;
  return secrets.isHashOf(signedText(use, id), given) ? id : undefined;
}

const signedText = (use: string, id: string) => `${use} ${id}`;
