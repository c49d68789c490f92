import { useEffect, useRef, type RefObject } from "react";

/**
 * A form whose fields show what the address asks for. The way back through the history brings another question, but
 * the fields, and with them the focus, stay. At the start they are left alone: there may be more in them than the address
 * says, typed before this code came.
 */
export function useAskedFields(asked: Record<string, string>): RefObject<HTMLFormElement | null> {
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
