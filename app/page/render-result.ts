import { createContext } from "react-router";

/** What a render returns besides its response. Loaders and entry.server.tsx write it, the server reads it. */
export type RenderResult = {
  /** The document; absent when only data was requested. */
  html?: string;
  /** Loader data by route id. */
  loaderData?: Record<string, unknown>;
  /** From this moment the page shows something else without any change of content, such as an event that has begun. */
  expiresAt?: Date;
  /** Seconds for the Retry-After header of a 503. */
  retryAfter?: number;
  /** Set-Cookie values for the visitor, of the API's responses and of the page itself. */
  cookies: string[];
  /** Unexpected error of a loader or component. */
  error?: unknown;
};

export const renderResult = createContext<RenderResult>();
