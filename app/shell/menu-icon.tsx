const shared = { viewBox: "0 0 20 20", fill: "none", stroke: "currentColor", strokeWidth: "1.7", strokeLinecap: "round", "aria-hidden": true } as const;

export function AccountIcon() {
  return (
    <svg {...shared} className="size-5">
      <path d="M13.5 6.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM3.5 17.5c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5" />
    </svg>
  );
}

/** Two lines that the style sheet crosses while the menu is open. */
export function MenuIcon() {
  return (
    <svg {...shared} className="size-6">
      <path d="M2 7h16" />
      <path d="M2 13h16" />
    </svg>
  );
}
