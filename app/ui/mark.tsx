/** The company's mark: the ribs of a cactus, the middle one lit. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.2" strokeLinecap="round" aria-hidden="true" className="size-7">
      <path d="M3 20v-6M7.5 20V8.5M16.5 20V8.5M21 20v-6" stroke="currentColor" />
      <path d="M12 20V4" className="stroke-light" />
    </svg>
  );
}
