export const fr = {
  heading: "Fourchette de prix",
  asOf: "{market}, état au {date}",
  includes: "Compris\u202f: {what}",
};

export type Copy = typeof fr;
