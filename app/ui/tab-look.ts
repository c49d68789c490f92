/** Names of things of one kind on a common line, the current one marked: tabs, and links that look like them. */
export const tabListLook = "flex flex-wrap gap-x-[clamp(1.25rem,2.6vw,2.25rem)] border-b border-rule";
export const tabLook = [
  "relative block py-2.5 font-label text-soft transition-colors hover:text-strong aria-[current]:text-strong aria-selected:text-strong",
  // No line rather than a transparent one, which forced colours would show.
  "after:absolute after:inset-x-0 after:-bottom-px after:border-soft hover:after:border-b-3",
  "aria-[current]:after:border-b-3 aria-[current]:after:border-mark aria-selected:after:border-b-3 aria-selected:after:border-mark",
].join(" ");
