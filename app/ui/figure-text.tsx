import { classNames } from "./class-names.ts";

const sizes = { h2: "text-h2", figure: "text-figure", monument: "text-monument" };

type FigureTextProps = {
  number: string;
  unit?: string;
  /** Condition or explanation, in small text beside the number. */
  note?: string;
  size?: keyof typeof sizes;
  className?: string;
};

/**
 * Large number with its unit and condition in small text beside it. Short text is aligned with the bottom of the number, longer text
 * with its top. On the narrowest phones only the unit is beside the number, and the condition below both.
 */
export function FigureText({ number, unit, note, size = "figure", className }: FigureTextProps) {
  return (
    // The key replaces the element on a change: React cannot update text nodes that a page translator has replaced.
    <p
      key={[number, unit, note].join()}
      className={classNames("flex items-start gap-x-3 max-[24rem]:grid max-[24rem]:grid-cols-[auto_minmax(min-content,1fr)]", className)}
    >
      <span className={classNames(sizes[size], "font-monument pr-[0.04em] whitespace-nowrap lining-nums")}>{number}</span>
      <span className="max-w-xs min-w-0 self-end pb-1 leading-snug wrap-anywhere hyphens-auto max-[24rem]:contents">
        {unit && <b className="block text-h3 font-label max-[24rem]:self-end max-[24rem]:pb-1 max-[24rem]:wrap-break-word">{unit}</b>}
        {unit && note && " "}
        {note && <span className="max-[24rem]:col-span-full max-[24rem]:pt-1 max-[24rem]:leading-snug">{note}</span>}
      </span>
    </p>
  );
}
