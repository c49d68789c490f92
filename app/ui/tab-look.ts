/** Styles of tabs, and of links that look like tabs. */
export const tabListLook = "flex flex-wrap gap-x-[clamp(1.25rem,2.6vw,2.25rem)] border-b border-rule";
export const tabLook = [
  "relative block py-2.5 font-label text-soft transition-colors hover:text-strong aria-[current]:text-strong aria-selected:text-strong",
  // No border at all: forced colours would show a transparent one.
  "after:absolute after:inset-x-0 after:-bottom-px after:border-soft hover:after:border-b-3",
  "aria-[current]:after:border-b-3 aria-[current]:after:border-mark aria-selected:after:border-b-3 aria-selected:after:border-mark",
].join(" ");
