import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, type LoaderFunctionArgs } from "react-router";
import latinFont from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import icon from "./assets/icon.svg?url";
import styles from "./styles/app.css?url";
import { languages } from "#i18n/languages.ts";
import { LazyConsent } from "#app/features/consent/lazy-consent.tsx";
import { LazyLanguageOffer } from "#app/features/language-offer/lazy-language-offer.tsx";
import { ErrorPage } from "#app/frame/errors/error-page.tsx";
import { PageAnnouncer } from "#app/frame/page-announcer.tsx";
import { InlineStyles } from "#app/frame/inline-styles.tsx";
import { pageMiddleware } from "#app/frame/page-middleware.ts";
import { readPageLayoutData } from "#app/frame/read-layout-data.server.ts";
import { useRequestId } from "#app/page/request-id.ts";
import { useBuildWatch } from "#app/router-internals/build-watch.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { LayoutData } from "#app/frame/use-layout-data.ts";

export const middleware = [pageMiddleware];

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<LayoutData> =>
  readPageLayoutData(context, new URL(request.url).pathname);

/** Never reloads the layout data: another language is always loaded as another document. */
export const shouldRevalidate = () => false;

export const links = () => [
  { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  // Development links the style sheet as a file, so that changes appear at once.
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: styles }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  // Error pages of the server work without scripts; hydration would remove the request id from them.
  const isStaticError = useRequestId() !== undefined && Boolean(error);
  return (
    <html lang={languages[usePageLanguage()].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b201e" />
        {/* After a render error the router would still use the title of the failed page; error pages render their own title. */}
        {!error && <Meta />}
        <Links />
        {import.meta.env.PROD && <InlineStyles />}
      </head>
      <body>
        {!isStaticError && <LazyConsent />}
        {children}
        <ScrollRestoration />
        {!isStaticError && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useBuildWatch();
  return (
    <>
      <LazyLanguageOffer />
      <PageAnnouncer />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
