export const fr = {
  seo: {
    title: "Codes d’erreur des onduleurs",
    codeTitle: "Code {code}\u202f: sens et remède",
    description:
      "Tapez le code affiché par AGAVE-TH, COPIA ou TIANYUAN\u202f: ce qu’il veut dire, d’où il vient, quoi faire et qui peut le faire.",
    keywords: ["code d’erreur", "défaut onduleur hybride", "code AGAVE-TH", "code COPIA", "code TIANYUAN"],
  },
  heading: "Que dit ce code\u202f?",
  lead: "Tapez-le comme il s’affiche. Tirets, espaces et minuscules ne comptent pas.",
  found: {
    none: "Aucun code «\u00a0{code}\u00a0» dans la liste.",
    one: "«\u00a0{code}\u00a0»\u202f: un code trouvé.",
    other: "«\u00a0{code}\u00a0»\u202f: {number} codes trouvés, un par appareil. Ouvrez celui du vôtre.",
  },
  similar: "Codes voisins",
  severities: { notice: "Information", warning: "Marche limitée", fault: "Arrêt" },
  cause: "D’où il vient",
  remedy: "Que faire",
  who: "Qui peut agir",
  actors: { owner: "Vous-même, sans outil", installer: "Votre installateur", service: "Notre service, avec l’installateur" },
  keepClosed: "N’ouvrez aucun capot et ne débranchez aucun câble\u202f: la batterie reste sous tension, même appareil éteint.",
  empty: {
    heading: "Aucune donnée",
    text: "Ce code n’est pas dans notre liste. Vérifiez l’appareil choisi, ou envoyez-nous le code\u202f: il sera repris dans le message.",
    link: "Envoyer ce code",
  },
  sample: {
    heading: "Codes donnés en exemple",
    text: "La liste réelle vient des notices de chaque appareil et d’ECOS Hub. Celle-ci montre la forme des réponses\u202f; l’écran de l’appareil et sa notice font foi.",
  },
};

export type Copy = typeof fr;
