/** Event on `window` after a consent choice was stored in the cookie. */
export const consentEvent = "consent";
