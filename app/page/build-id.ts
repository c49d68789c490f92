/** Returns the id of the build that rendered this document, from the manifest of React Router. */
export const buildId = (): string | undefined => window.__reactRouterManifest?.version;
