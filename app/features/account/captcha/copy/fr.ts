export const fr = {
  heading: "Vérification",
  close: "Fermer",
  instruction: "Faites glisser le curseur du bas pour compléter le puzzle.",
  keys: "Au clavier\u202f: les flèches déplacent la pièce, Entrée vérifie.",
  slider: "Position de la pièce",
  picture: "Image à laquelle il manque une pièce",
  check: "Vérifier",
  checking: "Vérification en cours",
  loading: "Chargement du puzzle",
  reload: "Autre puzzle",
  retry: "Réessayer",
  next: "Voici un autre puzzle.",
  without: "Vérification sans glissement",
  working: "Votre appareil fait un calcul. Cela prend quelques secondes\u202f; laissez cette fenêtre ouverte.",
  click: {
    instruction: "Cliquez dans l’image à l’endroit où cette pièce manque.",
    piece: "La pièce manquante",
    picture: "Image avec un creux\u202f: cliquez sur ce creux",
  },
};

export type Copy = typeof fr;
