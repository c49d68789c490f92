import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { PageLayout } from "../page-layout.tsx";
import type { Ground } from "../use-page-handle.ts";

export function ErrorLayout({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <PageLayout ground={ground}>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </PageLayout>
  );
}

export default function Layout() {
  return (
    <ErrorLayout ground="paper">
      <Outlet />
    </ErrorLayout>
  );
}
