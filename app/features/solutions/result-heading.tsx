/** Where a calculation answers: its result, or the first field that it cannot work with. Its form leads there. */
export const answerId = "answer";

/** Before a result; it takes the focus when the form was sent. */
export function ResultHeading({ isAnswered, children }: { isAnswered: boolean; children: string }) {
  return (
    <h3 id={isAnswered ? answerId : undefined} tabIndex={-1} className="pb-3 text-small text-soft outline-none">
      {children}
    </h3>
  );
}
