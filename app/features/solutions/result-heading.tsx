/** Id of the result, or of the first invalid field. The form links to it. */
export const answerId = "answer";

/** Heading of a result. It receives the focus after the form was submitted. */
export function ResultHeading({ isAnswered, children }: { isAnswered: boolean; children: string }) {
  return (
    <h3 id={isAnswered ? answerId : undefined} tabIndex={-1} className="pb-3 text-small text-soft outline-none">
      {children}
    </h3>
  );
}
