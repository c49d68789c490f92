import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { PageFrame } from "../page-frame.tsx";
import type { Ground } from "../use-page-handle.ts";

export function ErrorLayout({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <PageFrame ground={ground}>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </PageFrame>
  );
}

export default function Layout() {
  return (
    <ErrorLayout ground="paper">
      <Outlet />
    </ErrorLayout>
  );
}
