import { useEffect, useRef } from "react";

/** Heading of the confirmation that replaces a sent form. It takes the focus, which the browser drops with the form. */
export function SentHeading({ level: Heading = "h1", children }: { level?: "h1" | "h2" | "h3"; children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router scrolls.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading ref={ref} tabIndex={-1} className="text-title hyphens-auto outline-none">
      {children}
    </Heading>
  );
}
