import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** Prints the page. Hidden without JavaScript, where the browser's own command does the same. */
export function PrintButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Button look="quiet" onClick={() => window.print()} className={classNames("hidden scripted:inline-flex", className)}>
      {children}
    </Button>
  );
}
