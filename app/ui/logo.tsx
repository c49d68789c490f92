import { classNames } from "./class-names.ts";

/** Logo: five ribs of a cactus, of which the middle one is bright. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames("size-6", className)}
    >
      <path className="stroke-current" d="M3 20v-6M7.5 20V8.5M16.5 20V8.5M21 20v-6" />
      <path className="stroke-light" d="M12 20V4" />
    </svg>
  );
}
