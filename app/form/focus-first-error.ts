/** Focuses the first visible invalid field of a form, or the errors at its head, and scrolls it into the middle of the window. */
export function focusFirstError(form: HTMLElement | null): void {
  const errors = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [role=alert]") ?? [];
  const invalid = Array.from(errors).find((element) => element.checkVisibility());
  const field = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  if (field) focusField(field);
}

export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
