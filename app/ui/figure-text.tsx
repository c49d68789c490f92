import { classNames } from "./class-names.ts";

type FigureTextProps = {
  number: string;
  unit?: string;
  /** What the figure holds for, or what it says; beside it, small. */
  note?: string;
  size?: "figure" | "monument";
  className?: string;
};

/** A figure set as typography: the number large, its unit and condition small beside it. */
export function FigureText({ number, unit, note, size = "figure", className }: FigureTextProps) {
  const numberClass = size === "monument" ? "text-monument font-monument" : "text-figure font-monument";
  return (
    <p className={classNames("flex flex-wrap items-end gap-x-3 gap-y-4", className)}>
      <span className={classNames(numberClass, "pr-[0.04em] whitespace-nowrap lining-nums")}>{number}</span>
      <span className="max-w-xs pb-1 leading-snug">
        {unit && <b className="block text-h3 font-label">{unit}</b>}
        {unit && note && " "}
        {note}
      </span>
    </p>
  );
}
