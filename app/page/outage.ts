// Without the route table, which the browser's code of every page would otherwise bring along.

/** The status text of a 503 that is no maintenance: the API does not answer. */
export const outage = "Service Unavailable";
/** Another one: too many ask for the page at once. */
export const crowd = "Busy";
