export const fr = {
  example: "Exemple",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Code affiché", family: "Appareil", all: "Tous les appareils", submit: "Trouver le code" },
  ask: {
    heading: "Contacter l’assistance",
    text: "Indiquez le numéro de série et l’affichage de l’appareil. Notre équipe vous répond.",
    link: "Nous contacter",
  },
  danger: {
    heading: "Fumée, odeur inhabituelle, boîtier chaud ou déformé, sifflement",
    text: "Éloignez-vous, prévenez toutes les personnes du bâtiment et appelez les pompiers (18 ou 112). Ne coupez l’appareil que si vous pouvez le faire sans approcher.",
  },
};

export type Copy = typeof fr;
