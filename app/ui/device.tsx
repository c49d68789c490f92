import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PhoneProps = {
  /** Alt text of the whole drawing. */
  label: string;
  /** Colours of the screen: light or dark. */
  ground: "day" | "night";
  className?: string;
  children: ReactNode;
};

/** Phone with a drawn screen. Its content uses `em`, which scales with the width of the phone. */
export function Phone({ label, ground, className, children }: PhoneProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is made of HTML
      role="img"
      aria-label={label}
      className={classNames("@container w-full forced-color-adjust-none print:break-inside-avoid", className)}
    >
      <div className="rounded-[13cqw] border border-graphite-line bg-graphite-raised p-[2.6cqw] text-[4.8cqw] leading-[1.35] shadow-float">
        <div
          aria-hidden="true"
          className={classNames(ground, "flex aspect-9/18 flex-col overflow-clip rounded-[10.4cqw] px-[1.35em] pb-[0.9em] pt-[1em]")}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

type WindowProps = {
  title: string;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Desktop window. Its content is readable text that adapts to the container's width (`@min-…`). */
export function Window({ title, note, className, children }: WindowProps) {
  return (
    <div
      className={classNames("night @container min-w-0 overflow-clip rounded-picture border border-rule bg-raised text-small", className)}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule px-5 py-3">
        <b className="font-label">{title}</b>
        {note && <span className="text-soft">{note}</span>}
      </p>
      {children}
    </div>
  );
}
