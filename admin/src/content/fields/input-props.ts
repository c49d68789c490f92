import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { isReason, messages } from "../../../../i18n/messages/index.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { helpOf } from "./read-kind-options.ts";

export type InputProps = {
  id: string;
  field: DescribedField;
  value: unknown;
  /** Error codes by path within the field; the field's own error has an empty path. */
  faults: FieldFaults;
  isReadOnly: boolean;
  onChange(value: unknown): void;
};

export type FieldFaults = Readonly<Record<string, string>>;

/** Selects the errors of a part of a field, such as a row or a field of a row. */
export function faultsOf(faults: FieldFaults, part: string | number): FieldFaults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, reason]) => {
      if (path === String(part)) return [["", reason]];
      return path.startsWith(`${part}.`) ? [[path.slice(`${part}.`.length), reason]] : [];
    }),
  );
}

export const isFaulty = (faults: FieldFaults): boolean => Object.keys(faults).length > 0;

/** Label, help and error of a field as props of MUI's inputs. */
export function useFieldTexts({ id, field, faults, isReadOnly }: InputProps) {
  const language = useStaffLanguage();
  const [reason] = Object.values(faults);
  const helperText = useFormatFault()(reason) ?? helpOf(field, language);
  return {
    id,
    label: field.label[language],
    required: field.needsValue,
    disabled: isReadOnly,
    error: isFaulty(faults),
    helperText: helperText,
    size: "small",
    fullWidth: true,
  } as const;
}

/** Formats the error code of a field as its message. */
export function useFormatFault() {
  const language = useStaffLanguage();
  const texts = useTexts(contentTexts);
  return (reason: string | undefined) => {
    if (reason === undefined) return undefined;
    return isReason(reason) ? messages[language][reason] : texts.reason;
  };
}
