import { escapeMarkup } from "../escape-markup.ts";

export function writeAttributes(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
    .join(" ");
}
