/** Menu icon. The style sheet crosses its two lines while the menu is open. */
export function MenuIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-6"
    >
      <path d="M2 7h16" />
      <path d="M2 13h16" />
    </svg>
  );
}
