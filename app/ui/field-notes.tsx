export type FieldTexts = {
  label: string;
  /** Text after the label, such as "(optional)". */
  mark?: string;
  hint?: string;
  /** Error message; the field is marked as invalid if there is one. */
  error?: string;
};

/** Error and hint are elements, because a browser that translates the page replaces text nodes, before which React cannot insert. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <p id={id} className="text-small text-soft hyphens-auto">
      {error && <strong className="block font-label text-danger">{error}</strong>}
      {hint && <span className="block">{hint}</span>}
    </p>
  );
}
