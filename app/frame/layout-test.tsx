import { Outlet } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { FrameAhead } from "./frame-ahead.tsx";

/** Nothing but the page: for the gallery of components. */
export default function TestLayout() {
  return (
    <main id="main">
      <Container className="py-12">
        <Outlet />
      </Container>
      <FrameAhead />
    </main>
  );
}
