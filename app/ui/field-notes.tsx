export type FieldTexts = {
  label: string;
  /** Beside the label, such as whether the field may stay empty. */
  mark?: string;
  hint?: string;
  /** What is wrong and what is asked for; while there is one, the field is marked invalid. */
  error?: string;
};

/** Below a control: what is wrong with it, then what is to be known about it. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <p id={id} className="text-small text-soft hyphens-auto">
      {error && <strong className="block font-label text-danger">{error}</strong>}
      {hint}
    </p>
  );
}
