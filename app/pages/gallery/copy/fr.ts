export const fr = {
  heading: "Galerie des composants",
  word: "Batterie",
  longWord: "Stockage d’énergie par batterie pour l’autoconsommation",
  seo: { title: "Galerie des composants", description: "Tous les composants du site dans leurs états.", keywords: ["Batterie"] },
};

export type Copy = typeof fr;
