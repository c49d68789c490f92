import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useShell } from "./use-shell.ts";

export default function DefaultLayout() {
  const shell = useShell()!;
  return (
    <>
      <Header shell={shell} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer shell={shell} />
    </>
  );
}
