import { parseAccept } from "hono/utils/accept";

/** Sorts the language tags of an `Accept-Language` header by preference. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "").flatMap(({ type, q }) => (q > 0 && type !== "*" ? type : []));
}
