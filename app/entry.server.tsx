import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from "react-router";
import { markDocument } from "#app/router-internals/begins-at-top.ts";
import { startCodeAfterContent } from "#app/router-internals/start-code-after-content.ts";
import { ConsentBar } from "#app/features/consent/consent-bar.tsx";
import { InlineStylesContext } from "#app/frame/inline-styles.tsx";
import { MaintenanceView } from "#app/frame/errors/maintenance-view.tsx";
import { NotFoundView } from "#app/frame/errors/not-found-view.tsx";
import { RequestIdContext } from "#app/page/request-id.ts";
import { requestContext } from "#app/page/request-context.ts";
import { FooterContents } from "#app/frame/footer-contents.tsx";
import { HeaderContents } from "#app/frame/header/header-contents.tsx";
import { ServerParts } from "#app/frame/server-drawn.tsx";
import { serverFrame, ServerFrameContext } from "#app/frame/server-frame.ts";
import { stylesMark } from "#app/frame/styles-mark.ts";

const serverParts = { ConsentBar, FooterContents, HeaderContents, MaintenanceView, NotFoundView };
/** Without the question nothing is let in that needs an answer to it. */
const partsOfPreviews = { ...serverParts, ConsentBar: () => null };

/**
 * Renders whole pages: a page is kept and served many times, so there is nothing to gain by streaming it, and an
 * error is known before the first byte leaves.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendering = loadContext.get(requestContext);
  rendering.loaderData = entryContext.staticHandlerContext.loaderData;
  headers.set("content-type", "text/html; charset=utf-8");
  if (rendering.dataOnly || (status === 404 && rendering.leavesNotFound)) return new Response(null, { status, headers });
  if (rendering.leavesState && status === 200 && !rendering.api.hasFailed()) {
    rendering.state = await new Response(entryContext.serverHandoffStream).text();
    entryContext.serverHandoffStream = undefined;
  }

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        rendering.html = markDocument(startCodeAfterContent(Buffer.concat(chunks).toString("latin1")));
        resolve(new Response(null, { status, headers }));
        done();
      },
    });
    const document = (
      <RequestIdContext value={status >= 500 ? rendering.requestId : undefined}>
        <InlineStylesContext value={stylesMark}>
          <ServerParts value={rendering.isPreview ? partsOfPreviews : serverParts}>
            <ServerFrameContext value={loadContext.get(serverFrame)}>
              <ServerRouter context={entryContext} url={request.url} />
            </ServerFrameContext>
          </ServerParts>
        </InlineStylesContext>
      </RequestIdContext>
    );
    const { pipe } = renderToPipeableStream(document, { onAllReady: () => pipe(page), onShellError: reject, onError: reject });
  });
}

/** Errors of loaders are thrown on to the server, which logs them once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(requestContext).failure = error;
};
