import type { ShouldRevalidateFunction } from "react-router";

/** A change of the stack changes the query only, not the loader data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
