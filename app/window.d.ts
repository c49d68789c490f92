/** What React Router leaves on `window` in framework mode, as far as this site reads it. */
interface Window {
  __reactRouterContext?: unknown;
  __reactRouterManifest?: { version: string; routes: Record<string, { module: string } | undefined> };
  __reactRouterDataRouter?: import("react-router").DataRouter;
}

declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
