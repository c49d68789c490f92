import type { drawScheme } from "./draw-scheme.server.tsx";
import { LinkChooser } from "./link-chooser.tsx";

/** Shows the drawing that the server rendered, with the choice of loggers if it has one. */
export function SchemeView({ scheme: { markup, chooser } }: { scheme: ReturnType<typeof drawScheme> }) {
  if (chooser) return <LinkChooser scheme={chooser} markup={markup} />;
  return <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
}
