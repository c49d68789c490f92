/** Ends the address of a page's payload. */
export const payloadFile = "/_payload.json";
