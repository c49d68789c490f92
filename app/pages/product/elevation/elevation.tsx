import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { Leader, type Mark } from "./drawn-views.tsx";

/** Drawn device; its parts are numbered in the order of `marks`. */
export type Device<Part extends string> = { height: number; Views: () => ReactNode; marks: Readonly<Record<Part, Mark>> };

type ElevationProps<Part extends string> = {
  device: Device<Part>;
  /** Alt text and names of the parts. */
  texts: { alt: string; parts: Readonly<Record<Part, string>> };
  copy: { heading: string; note: string };
};

/** All drawings are as wide as the column, so that numbers and lines have the same size on every page. */
const sheetWidth = 400;

/** Views of a device to scale, with a numbered list of its parts below. */
export function Elevation<Part extends string>({ device: { height, Views, marks }, texts, copy }: ElevationProps<Part>) {
  const parts = keysOf(marks);
  return (
    <section aria-labelledby="elevation" className="grid flex-auto grid-rows-[auto_auto_1fr]">
      <div>
        <h2 id="elevation" className="pb-6 text-h3">
          {copy.heading}
        </h2>
        <svg
          role="img"
          aria-label={texts.alt}
          viewBox={`0 0 ${sheetWidth} ${height}`}
          className={classNames(
            "h-auto w-full max-w-lg overflow-visible fill-none stroke-strong stroke-[1.5]",
            "[stroke-linejoin:round] [&_:not(text)]:[vector-effect:non-scaling-stroke]",
          )}
        >
          <Views />
          {parts.map((part, index) => (
            <Leader key={part} mark={marks[part]} number={index + 1} />
          ))}
        </svg>
      </div>
      <p className="max-w-[52ch] pt-3 pb-6 text-small text-soft">{copy.note}</p>
      {/* The rows share the height that the column beside it has more. */}
      <ol className="grid auto-rows-fr border-b border-rule">
        {parts.map((part, index) => (
          <li key={part} className="flex items-center gap-4 border-t border-rule py-2">
            <span aria-hidden="true" className="w-5 flex-none text-right font-label tabular-nums">
              {index + 1}
            </span>
            {texts.parts[part]}
          </li>
        ))}
      </ol>
    </section>
  );
}
