import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { isReason, messages } from "../../../../i18n/messages/index.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { helpOf } from "./read-kind-options.ts";

export type InputProps = {
  id: string;
  field: DescribedField;
  value: unknown;
  /** Path and message of the validation error. */
  fault: readonly [string, string] | undefined;
  isReadOnly: boolean;
  onChange(value: unknown): void;
};

/** Label, help and error of a field as props of MUI's inputs. */
export function useFieldTexts({ id, field, fault, isReadOnly }: InputProps) {
  const language = useStaffLanguage();
  const texts = useTexts(contentTexts);
  const reason = fault?.[1];
  const helperText = reason === undefined ? helpOf(field, language) : isReason(reason) ? messages[language][reason] : texts.reason;
  return {
    id,
    label: field.label[language],
    required: field.required,
    disabled: isReadOnly,
    error: fault !== undefined,
    helperText: helperText,
    size: "small",
    fullWidth: true,
  } as const;
}
