import { fetchPayloadAhead } from "#app/page/payload.ts";
import { fetchFile } from "./import-whole.ts";
import { importRoutes, pageRoutes } from "./page-routes.ts";

/** What the build writes for a static import. */
const imports = /(?:from|import)"\.\/([\w.-]+\.js)"/g;

/** Whether a link's page may be fetched before it is asked for: it is another one of this site, and knows no visitor. */
export function isPublicPage({ origin, pathname, search }: URL): boolean {
  if (origin !== location.origin || pathname === location.pathname || search.includes("switchLang=")) return false;
  const page = pageRoutes(pathname).at(-1);
  return page?.hasClientLoader === true && !page.isPersonal;
}

/** Whether the reader's line has room for what may never be looked at. */
function hasRoom(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return !saveData && !effectiveType?.endsWith("2g");
}

/** Fetches a public page's code and payload together. Nothing is said of a failure: who goes there asks again. */
export async function fetchAhead(target: URL): Promise<void> {
  if (!hasRoom()) return;
  const code = pageRoutes(target.pathname).map(({ module }) => fetchCode(module));
  await Promise.allSettled([fetchPayloadAhead(target), ...code]);
}

/** The same for a page that somebody is about to open: its code is evaluated as well. Nothing is said of a failure here, too. */
export async function makeReady(target: URL): Promise<void> {
  if (!hasRoom() || !isPublicPage(target)) return;
  void fetchPayloadAhead(target);
  const routes = pageRoutes(target.pathname);
  // A browser remembers of a module that it could not be fetched: only what has arrived is imported.
  await Promise.all(routes.map(({ module }) => fetchCode(module)))
    .then(() => importRoutes(routes))
    .catch(() => {});
}

/** Brings a file and all that it imports into the browser's cache. */
async function fetchCode(file: string): Promise<void> {
  const { href } = new URL(file, location.origin);
  // One that did not arrive has an entry as well.
  if (performance.getEntriesByName(href).some((entry) => !("responseStatus" in entry && entry.responseStatus === 0))) return;
  const code = await fetchFile(href, "low");
  await Promise.all(Array.from(code.matchAll(imports), ([, name]) => fetchCode(`/assets/${name}`)));
}
