import { createContext } from "react-router";

/** Result of a render besides its response. Loaders and entry.server.tsx write it, the server reads it. */
export type RenderResult = {
  /** The document; absent when only data was requested. */
  html?: string;
  loaderData?: Record<string, unknown>;
  /** Time at which the page changes without a change of content, for example because an event begins. */
  expiresAt?: Date;
  /** Seconds for the Retry-After header of a 503. */
  retryAfter?: number;
  /** Set-Cookie values for the visitor, of the API's responses and of the page itself. */
  cookies: string[];
  error?: unknown;
};

export const renderResult = createContext<RenderResult>();
