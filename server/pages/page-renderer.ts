import type { RenderResult } from "#app/page/render-result.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Language } from "#i18n/languages.ts";

/** `response` has only status and headers; `isComplete`: no API call failed. */
export type RenderedPage = { response: Response; result: RenderResult; isComplete: boolean };
/** Visitor of a personal page, whose cookies and address API calls forward. */
export type PageVisitor = { headers: Headers; address: string; admitted?: boolean };
export type RenderOptions = { visitor?: PageVisitor } & Pick<RequestContext, "isDataOnly" | "skipsNotFound" | "errorStatus" | "isPreview">;
export type PageRenderer = (request: Request, language: Language, requestId: string, options?: RenderOptions) => Promise<RenderedPage>;
