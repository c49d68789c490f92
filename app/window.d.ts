/** What React Router leaves on `window` in framework mode, as far as this site reads it. */
interface Window {
  __reactRouterManifest?: {
    version: string;
    routes: Record<string, { id: string; module: string; hasClientLoader?: true; isPersonal?: true } | undefined>;
  };
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
