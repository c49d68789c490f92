import type { FocusEvent } from "react";

/** Ignores a blur that moves the focus to another window or to a menu or dialog of the same field. */
export function hasLeftField({ target, currentTarget, relatedTarget }: FocusEvent): boolean {
  const isOutside = !(
    relatedTarget instanceof Element &&
    (currentTarget.contains(relatedTarget) || relatedTarget.closest(".MuiModal-root"))
  );
  return isOutside && document.activeElement !== target;
}
