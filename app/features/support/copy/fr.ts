export const fr = {
  example: "Exemple",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Code affiché", family: "Appareil", all: "Tous les appareils", submit: "Trouver le code" },
  ask: {
    heading: "Pas de réponse ici\u202f?",
    text: "Écrivez-nous avec le numéro de série et ce qu’affiche l’appareil. Une personne répond.",
    link: "Poser la question",
  },
  danger: {
    heading: "Fumée, odeur inhabituelle, boîtier chaud ou déformé, bruit de fuite",
    text: "Éloignez-vous, prévenez toutes les personnes du bâtiment et appelez les pompiers (18 ou 112). Ne coupez l’appareil que si vous pouvez le faire sans approcher.",
  },
};

export type Copy = typeof fr;
