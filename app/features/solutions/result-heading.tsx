/** Id of the result, or of the first invalid field. The form links to it. */
export const answerId = "answer";

type ResultHeadingProps = { isAnswered: boolean; level?: "h2" | "h3"; children: string };

/** Heading of a result. It receives the focus after the form was submitted. */
export function ResultHeading({ isAnswered, level: Level = "h3", children }: ResultHeadingProps) {
  return (
    <Level id={isAnswered ? answerId : undefined} tabIndex={-1} className="pb-3 text-small text-soft outline-none">
      {children}
    </Level>
  );
}
