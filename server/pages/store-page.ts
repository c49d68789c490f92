import type { PagePolicy } from "../security-headers.ts";
import { finishPage } from "./finish-page.ts";
import type { Rendered } from "./render-page.ts";
import { storeBody, type StoredPage } from "./stored-page.ts";

/** Of a page that is kept all its bodies; of any other only the one that was asked for. `stateAt`: the address of its state, by its hash. */
export function storePage(
  policy: PagePolicy,
  { response: { headers }, rendering: { html = "", loaderData = {}, state, endsAt, api } }: Rendered,
  wanted: "all" | "html" | "payload",
  stateAt?: (hash: string) => string,
): StoredPage {
  const id = Object.keys(loaderData).find((routeId) => routeId !== "root" && !routeId.startsWith("layout-"));
  headers.delete("content-type");
  const isKept = wanted === "all";
  const storedState = state === undefined ? undefined : storeBody(state);
  const { bytes, inline } = finishPage(html, storedState && stateAt?.(storedState.etag));
  return {
    html: storeBody(bytes, isKept),
    payload: storeBody(wanted === "html" ? "" : JSON.stringify(id ? loaderData[id] : null), isKept),
    state: storedState,
    policy: policy(inline),
    headers: Object.fromEntries(headers),
    endsAt,
    isWhole: !api.hasFailed(),
  };
}
