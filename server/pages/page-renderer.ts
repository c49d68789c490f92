import type { RenderResult } from "#app/page/render-result.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Language } from "#i18n/languages.ts";

/** `response` has only status and headers; `isComplete`: no API call failed. */
export type Rendered = { response: Response; result: RenderResult; isComplete: boolean };
/** Visitor of a personal page, whose cookies and address API calls forward. */
export type Caller = { headers: Headers; address: string; admitted?: boolean };
export type RenderOptions = { visitor?: Caller } & Pick<RequestContext, "dataOnly" | "skipsNotFound" | "refused" | "isPreview">;
export type PageRenderer = (request: Request, language: Language, requestId: string, options?: RenderOptions) => Promise<Rendered>;
