import type { drawScheme } from "./draw-scheme.server.tsx";
import { LinkChooser } from "./link-chooser.tsx";

/** The drawing that explains a product, as the server drew it; with a choice beside it where there is one. */
export function SchemeView({ scheme: { markup, chooser } }: { scheme: ReturnType<typeof drawScheme> }) {
  if (chooser) return <LinkChooser scheme={chooser} markup={markup} />;
  return <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
}
