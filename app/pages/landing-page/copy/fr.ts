export const fr = {
  example: "Exemple",
  products: "Produits",
  questions: "Questions fréquentes",
  transcript: "Transcription",
  unplayable: "Votre navigateur ne lit pas cette vidéo. Vous pouvez l’enregistrer\u202f:",
};

export type Copy = typeof fr;
