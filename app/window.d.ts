/** Globals that React Router sets on `window` in framework mode, as far as this site reads them. */
interface Window {
  __reactRouterManifest?: {
    version: string;
    routes: Record<string, { id: string; module: string; imports?: string[]; hasClientLoader?: true; isPersonal?: true } | undefined>;
  };
  /** Undefined until the page is hydrated. */
  __reactRouterDataRouter: import("react-router").DataRouter;
}

/** Network Information API, which only Chromium browsers implement. */
interface Navigator {
  connection?: { effectiveType?: string; saveData?: boolean };
}

/** Full-screen API of Safari on iPhones, where other elements cannot be shown in full screen. */
interface HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
