import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { PrintHead } from "./print-head.tsx";
import type { Ground, PageHandle } from "./use-page-handle.ts";
import { useLayoutData } from "./use-layout-data.ts";

/** Page content between header and footer; without them if the layout data could not be loaded. */
export function PageLayout({
  ground,
  Newsletter,
  children,
}: {
  ground: Ground;
  Newsletter?: PageHandle["Newsletter"];
  children: ReactNode;
}) {
  const layoutData = useLayoutData();
  return (
    <>
      {/* Wait for `#main` before the first paint: the view transition would otherwise start with an incomplete page. */}
      <link rel="expect" href="#main" blocking="render" />
      {layoutData && <Header ground={ground} />}
      {layoutData && <PrintHead layoutData={layoutData} />}
      {children}
      {layoutData && <Footer layoutData={layoutData} Newsletter={Newsletter} />}
    </>
  );
}
