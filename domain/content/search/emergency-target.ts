/** Synonyms of this address are the words of an emergency: a search with one of them shows the emergency notice above its results. */
export const emergencyTarget = "/support-center#emergency";
