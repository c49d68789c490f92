export { importRedirects, listRedirects, redirectChannel, removeRedirect, saveRedirect, type SiteAddresses } from "./edit-redirects.ts";
export { readActiveRedirects, readLanguagesOfEntry, type ActiveRedirects, type RoutePage } from "./read-active-redirects.ts";
export { withQuery, type FoundRedirect } from "./redirect-map.ts";
