/** Id of the build that this document belongs to. React Router keeps it in its manifest on `window`. */
export const buildId = (): string | undefined => window.__reactRouterManifest?.version;
