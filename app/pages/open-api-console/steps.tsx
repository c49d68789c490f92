import { classNames } from "#app/ui/class-names.ts";
import type { ConsoleData } from "./data.server.ts";

export function Steps({ copy, current }: { copy: ConsoleData["copy"]; current: number }) {
  return (
    <section aria-label={copy.stepsHeading} className="lg:col-span-3">
      <ol className="grid border-l border-rule">
        {copy.steps.map((step, index) => {
          const isCurrent = index + 1 === current;
          return (
            <li
              key={step}
              aria-current={isCurrent ? "step" : undefined}
              className={classNames(
                "flex gap-4 border-l-3 py-2 pl-4 -ml-px",
                isCurrent ? "border-mark font-label" : "border-transparent text-soft",
              )}
            >
              <span className="tabular-nums">{index + 1}</span>
              <span>{step}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
