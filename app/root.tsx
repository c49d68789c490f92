import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, type LoaderFunctionArgs } from "react-router";
import latinFont from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import icon from "./assets/icon.svg?url";
import styles from "./styles/app.css?url";
import { languages } from "#i18n/languages.ts";
import { ConsentGate } from "#app/features/consent/consent-gate.tsx";
import { LanguageGate } from "#app/features/language-offer/language-gate.tsx";
import { ErrorPage } from "#app/frame/errors/error-page.tsx";
import { InlineStyles } from "#app/frame/inline-styles.tsx";
import { pageMiddleware } from "#app/frame/page-middleware.ts";
import { readPageShell } from "#app/frame/read-shell.server.ts";
import { useRequestId } from "#app/page/request-id.ts";
import { useBuildWatch } from "#app/router-internals/build-watch.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { Shell } from "#app/frame/use-shell.ts";

export const middleware = [pageMiddleware];

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<Shell> => readPageShell(context, new URL(request.url).pathname);

/** Another language is always another document, so that what all pages share never changes within one. */
export const shouldRevalidate = () => false;

export const links = () => [
  { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  // In development the file itself, so that a change shows at once.
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: styles }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  // An error page that the server sent is whole without scripts; hydrating it would hide its number.
  const static500 = useRequestId() !== undefined && Boolean(error);
  return (
    <html lang={languages[usePageLanguage()].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b201e" />
        {/* The router knows nothing of an error in drawing a page and would name that page; error pages name themselves. */}
        {!error && <Meta />}
        <Links />
        {import.meta.env.PROD && <InlineStyles />}
      </head>
      <body>
        {!static500 && <ConsentGate />}
        {children}
        <ScrollRestoration />
        {!static500 && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useBuildWatch();
  return (
    <>
      <LanguageGate />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
