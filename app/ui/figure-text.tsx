import { classNames } from "./class-names.ts";

const sizes = { h2: "text-h2", figure: "text-figure", monument: "text-monument" };

type FigureTextProps = {
  number: string;
  unit?: string;
  /** What the figure holds for, or what it says; beside it, small. */
  note?: string;
  size?: keyof typeof sizes;
  className?: string;
};

/**
 * A figure set as typography: the number large, its unit and condition small beside it, on a phone too: the words give way, not the number.
 * Few words stand at its foot; what is taller than the number hangs from its head.
 */
export function FigureText({ number, unit, note, size = "figure", className }: FigureTextProps) {
  return (
    // Replaced as a whole when it changes: React would write into text nodes that a page translator has taken out.
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
