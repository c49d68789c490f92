export const fr = {
  section: "Blog",
  next: "Sur le même sujet",
  all: "Tous les articles du blog",
};

export type Copy = typeof fr;
