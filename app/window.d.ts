/** What React Router leaves on `window` in framework mode, as far as this site reads it. */
interface Window {
  __reactRouterContext?: unknown;
  __reactRouterManifest?: {
    version: string;
    routes: Record<string, { id: string; module: string; hasClientLoader?: true; isPersonal?: true } | undefined>;
  };
  /** Code of routes, by their id. */
  __reactRouterRouteModules: Record<string, unknown>;
  /** Once the page has started. */
  __reactRouterDataRouter: import("react-router").DataRouter;
}

/** What Chromium tells of the connection, and others do not. */
interface Navigator {
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Of iPhones, which have no full screen for other elements. */
interface HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
