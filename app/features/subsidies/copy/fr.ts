export const fr = {
  heading: "Aides publiques pour une batterie",
  text: "Seule la page officielle fait foi. Vérifiez-y les conditions avant de commander.",
  checked: "Vérifié le {date}",
  validUntil: "Jusqu’au {date}",
  example: "Exemple",
};

export type Copy = typeof fr;
