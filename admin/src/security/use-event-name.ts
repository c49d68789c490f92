import type { SecurityKind } from "../../../domain/security-log/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { kindTexts } from "./kind-texts.ts";

/** Returns a function that names an event with its detail. */
export function useEventName(): (event: { kind: SecurityKind; detail: string | null }) => string {
  const { kinds, details } = useTexts(kindTexts);
  const named = useLabelFormat();
  return ({ kind, detail }) => (detail === null ? kinds[kind] : named(kinds[kind], details[detail] ?? detail));
}
