import { useEffect, useRef, type RefObject } from "react";

/**
 * Updates the fields of a form when history navigation changes the query. The fields stay mounted and keep the focus. Leaves them
 * unchanged after hydration, because the visitor may have typed before.
 */
export function useFieldsFromAddress(asked: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const values = new URLSearchParams(asked).toString();
  const shown = useRef(values);
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    for (const [name, value] of new URLSearchParams(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = value;
    }
  }, [values]);
  return form;
}
