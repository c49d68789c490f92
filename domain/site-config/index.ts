export { importSiteConfig, type ConfigImportLine } from "./import-site-config.ts";
export { readSiteConfig } from "./read-site-config.ts";
export { saveSiteConfig } from "./save-site-config.ts";
