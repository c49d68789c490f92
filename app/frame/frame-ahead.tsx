import { ServerDrawn } from "./server-drawn.tsx";

/** Header and footer on a page that shows none, for the page that is gone on to. */
export const FrameAhead = () => (
  <>
    <ServerDrawn name="HeaderContents" as="template" />
    <ServerDrawn name="FooterContents" as="template" />
  </>
);
