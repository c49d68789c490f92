/** The window hears it when a choice is in the cookie. */
export const answerEvent = "consent";
