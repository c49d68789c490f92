import type { DescribedField } from "../../../domain/editing/schema.ts";
import { useStaffLanguage } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { formatField } from "./format-field.ts";

/** Returns a function that writes the value of a field in the language of the back office. */
export function useFieldFormat(): (field: DescribedField, value: unknown) => string {
  const language = useStaffLanguage();
  const formatLabel = useLabelFormat();
  return (field, value) => formatField(field, value, { language, formatLabel });
}
