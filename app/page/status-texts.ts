// A file of its own: an import of the route table would add it to the code of every page.

/** Status text of a 503 because the API does not answer. Maintenance, the other 503, has another text. */
export const outageStatusText = "Service Unavailable";
/** Status text of a 503 because the server is overloaded. */
export const overloadStatusText = "Busy";
