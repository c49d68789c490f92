import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Endpoint } from "#app/api-client/endpoints/endpoint.ts";
import { allowCrossOriginUse } from "../security-headers.ts";
import { everyEndpoint } from "./every-endpoint.ts";

/** Endpoints allow CORS if they read published content and use no cookie. */
export const allowsCrossOrigin = ({ method, by, tag }: Endpoint): boolean =>
  method === "GET" && by === "everybody" && (tag === "content" || tag === "config");

export const crossOriginPaths: readonly string[] = [...everyEndpoint.filter(allowsCrossOrigin).map(({ path }) => path), "/openapi.json"];

const preflightSeconds = 7_200;
const exposeHeaders = ["Link", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Retry-After", "X-Request-Id", "X-Total-Count"];
/** Allows cross-origin reads without credentials, also of errors, and responds to preflight requests. */
const allowAll = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  allowHeaders: ["Authorization", "Content-Type", "If-None-Match", "Language"],
  exposeHeaders,
  maxAge: preflightSeconds,
});

export const allowCrossOriginReads: readonly MiddlewareHandler[] = [allowCrossOriginUse, allowAll];

/** CORS headers for responses that bypass the router. */
export const crossOriginHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": exposeHeaders.join(","),
  "cross-origin-resource-policy": "cross-origin",
};
