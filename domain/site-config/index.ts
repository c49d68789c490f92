export { copyIn, type NamedCopies } from "./copies.ts";
export { findTexts } from "./find-texts.ts";
export { importSiteConfig, type ConfigImportLine } from "./import-site-config.ts";
export type { InterfaceText } from "./interface-text.ts";
export { listSiteSamples } from "./list-site-samples.ts";
export { readRevisions } from "./read-revisions.ts";
export { readSiteConfig } from "./read-site-config.ts";
export { replaceText } from "./replace-text.ts";
export { saveSiteConfig } from "./save-site-config.ts";
