/** In sessionStorage: the visit so far, so that it goes on after a full load. */
export const visitKey = "visit";
