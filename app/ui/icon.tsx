const paths = {
  close: "M5 5l10 10M15 5L5 15",
  chevron: "M4.5 7.5L10 13l5.5-5.5",
  search: "M13 13l4.5 4.5M14 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0z",
  account: "M13.5 6.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM3.5 17.5c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5",
};

export type IconName = keyof typeof paths;

/** Name of an icon, or its path in a square of 20 units if only one page uses it. */
type IconProps = { className?: string } & ({ name: IconName; path?: never } | { name?: never; path: string });

/** Decorative icon; the control around it has the accessible name. */
export function Icon({ name, path, className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
