import { parseAccept } from "hono/utils/accept";

/** Language tags of an `Accept-Language` header, the most preferred first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "").flatMap(({ type, q }) => (q > 0 && type !== "*" ? type : []));
}
