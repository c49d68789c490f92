import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type StepHeadingProps = {
  /** Text of the number of the step, with its placeholder. */
  steps: string;
  step: 1 | 2;
  heading: string;
  lead: string;
};

/** Heading of a form in two steps. */
export function StepHeading({ steps, step, heading, lead }: StepHeadingProps) {
  return (
    <>
      <p className="pb-2 text-small text-soft tabular-nums">{fillPlaceholders(steps, { step })}</p>
      <h1 className="text-h2">{heading}</h1>
      <p className="max-w-prose pb-8 pt-4 text-soft">{lead}</p>
    </>
  );
}
