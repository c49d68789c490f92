import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import styles from "#app/styles/app.css?inline";
import { ConsentBar } from "#app/features/consent/consent-bar.tsx";
import { MaintenanceView } from "#app/frame/errors/maintenance-view.tsx";
import { NotFoundView } from "#app/frame/errors/not-found-view.tsx";
import { StylesContext } from "#app/frame/inline-styles.tsx";
import { delayScripts } from "#app/router-internals/delay-scripts.ts";
import { RequestIdContext } from "#app/page/request-id.ts";
import { renderResult } from "#app/page/render-result.ts";
import { requestContext } from "#app/page/request-context.ts";
import { FooterContents } from "#app/frame/footer-contents.tsx";
import { HeaderContents } from "#app/frame/header/header-contents.tsx";
import { ServerParts } from "#app/frame/server-rendered.tsx";
import { serverLayoutData, ServerLayoutDataContext } from "#app/frame/server-layout-data.ts";

const serverParts = { ConsentBar, FooterContents, HeaderContents, MaintenanceView, NotFoundView };
/** Omits the consent bar from previews: without it, nothing that needs consent is loaded. */
const previewParts = { ...serverParts, ConsentBar: () => null };

/** Renders a complete page instead of a stream: most pages are cached, and errors are known before the first byte is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(requestContext);
  const result = loadContext.get(renderResult);
  result.loaderData = entryContext.staticHandlerContext.loaderData;
  headers.set("content-type", "text/html; charset=utf-8");
  if (page.isDataOnly || (status === 404 && page.skipsNotFound)) return new Response(null, { status, headers });

  const document = (
    <RequestIdContext value={status >= 500 ? page.requestId : undefined}>
      <StylesContext value={styles}>
        <ServerParts value={page.isPreview ? previewParts : serverParts}>
          <ServerLayoutDataContext value={loadContext.get(serverLayoutData)}>
            <ServerRouter context={entryContext} url={request.url} />
          </ServerLayoutDataContext>
        </ServerParts>
      </StylesContext>
    </RequestIdContext>
  );
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>();
  const { pipe } = renderToPipeableStream(document, { onAllReady: resolve, onShellError: reject, onError: reject });
  await rendered;
  result.html = delayScripts(await text(pipe(new PassThrough())));
  return new Response(null, { status, headers });
}

/** Passes unexpected errors to the server, which logs each once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(renderResult).error = error;
};
