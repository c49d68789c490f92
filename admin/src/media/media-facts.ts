import { formatBytes } from "../../../i18n/format.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";
import type { ListedMedia } from "./media-types.ts";

/** Returns type and size, such as "PNG, 1200 × 800" or "PDF, 2 MB". */
export function formatMediaFacts(
  { type, width, height, bytes }: Pick<ListedMedia, "type" | "width" | "height" | "bytes">,
  language: StaffLanguage,
): string {
  const name = (type.split(/[/.-]/).at(-1) ?? type).toUpperCase();
  const size = width === null ? formatBytes(language, bytes) : `${width} × ${height}`;
  return `${name} · ${size}`;
}
