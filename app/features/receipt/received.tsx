import type { ReactNode } from "react";
import type { Receipt } from "./read-receipt.server.ts";

type ReceivedProps = { heading: string; level?: "h1" | "h2" | "h3"; receipt: Receipt; children?: ReactNode };

/** Confirmation that a form was received, with the number that the sender quotes. */
export function Received({ heading, level: Heading = "h1", receipt, children }: ReceivedProps) {
  return (
    <output className="block max-w-prose">
      <Heading className="text-title hyphens-auto">{heading}</Heading>
      {receipt.line && <p className="pt-4 font-label tabular-nums">{receipt.line}</p>}
      <p className="pb-6 pt-4 text-soft">{receipt.mail}</p>
      {children}
    </output>
  );
}
