import { useLocation } from "react-router";
import { Logo } from "#app/ui/logo.tsx";
import type { LayoutData } from "./use-layout-data.ts";

/** Head line of the printed page: logo, brand and address. Its styles are in the print style sheet. */
export function PrintHead({ layoutData: { site, siteUrl } }: { layoutData: LayoutData }) {
  const { pathname } = useLocation();
  return (
    <p className="print-head hidden">
      <Logo />
      <span className="font-label">{site.brand}</span>
      <span translate="no">{new URL(pathname, siteUrl).href}</span>
    </p>
  );
}
