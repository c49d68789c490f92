import type { DataOfType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { FigureCopy } from "./copy/fr.ts";
import { figureText } from "./format-figure.ts";

export function figureRows(
  language: Language,
  { figures, conditions }: Pick<DataOfType<"product">, "figures" | "conditions">,
  copy: FigureCopy,
) {
  return figures.map((figure) => ({
    label: copy.labels[figure.name],
    value: figureText(language, figure, copy),
    condition: conditions?.[figure.name],
  }));
}
