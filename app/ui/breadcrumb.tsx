import { Link } from "react-router";

export type Step = { name: string; to: string };

/** Breadcrumb. The last name is the current page and not a link. */
export function Breadcrumb({ label, steps, current }: { label: string; steps: readonly Step[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 text-small text-soft">
        {steps.map((step) => (
          <li key={step.to} className="flex gap-x-2">
            <Link to={step.to} className="py-1 underline-offset-4 hover:text-strong hover:underline">
              {step.name}
            </Link>
            <span aria-hidden="true" className="py-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1 text-strong wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  );
}
