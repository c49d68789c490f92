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
 * Large number with its unit and condition in small text beside it. In narrow windows the text wraps, not the number. Short text is
 * aligned with the bottom of the number, longer text with its top.
 */
export function FigureText({ number, unit, note, size = "figure", className }: FigureTextProps) {
  return (
    // The key replaces the element on a change: React cannot update text nodes that a page translator has replaced.
    <p key={[number, unit, note].join()} className={classNames("flex items-start gap-x-3", className)}>
      <span className={classNames(sizes[size], "font-monument pr-[0.04em] whitespace-nowrap lining-nums")}>{number}</span>
      <span className="max-w-xs min-w-0 self-end pb-1 leading-snug wrap-anywhere hyphens-auto">
        {unit && <b className="block text-h3 font-label">{unit}</b>}
        {unit && note && " "}
        {note}
      </span>
    </p>
  );
}
