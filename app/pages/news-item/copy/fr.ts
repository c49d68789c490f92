export const fr = {
  section: "Actualités",
  next: "À lire ensuite",
  all: "Toutes les actualités",
};

export type Copy = typeof fr;
