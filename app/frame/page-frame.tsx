import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import type { Ground, PageHandle } from "./use-page-handle.ts";
import { useShell } from "./use-shell.ts";

/** The content between header and footer; alone where nothing of what they show could be had. */
export function PageFrame({
  ground,
  Newsletter,
  children,
}: {
  ground: Ground;
  Newsletter?: PageHandle["Newsletter"];
  children: ReactNode;
}) {
  const shell = useShell();
  return (
    <>
      {/* Or the transition to this page would begin with the little that has arrived first. */}
      <link rel="expect" href="#main" blocking="render" />
      {shell && <Header ground={ground} />}
      {children}
      {shell && <Footer shell={shell} Newsletter={Newsletter} />}
    </>
  );
}
