import { parseAccept } from "hono/utils/accept";

/** The languages of an `Accept-Language` header, the one that is wanted most first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "").flatMap(({ type, q }) => (q > 0 && type !== "*" ? type : []));
}
