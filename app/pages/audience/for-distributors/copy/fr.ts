export const fr = {
  seo: {
    title: "Pour les distributeurs\u202f: gamme, vente, après-vente",
    description: "Devenir distributeur, comparer la gamme, trouver fiches, images et exemples pour vendre, puis assurer l’après-vente.",
    keywords: ["devenir distributeur", "distribuer des batteries", "grossiste photovoltaïque", "gamme de stockage d’énergie"],
  },
  name: "Distributeurs",
  hero: {
    heading: "Distribuer les systèmes de stockage eCactus",
    lead: "La gamme couvre la maison, le tertiaire et l’industrie, et le réseau. Fiches, images et exemples servent à la vente et aux réponses à vos clients.",
    first: "Devenir partenaire",
    second: "Voir la gamme",
    pictureAlt:
      "La cour d’un grossiste à l’heure bleue\u202f: des palettes de cartons sanglés, un chariot élévateur phares allumés, une porte ouverte sur des rayonnages\u202f; le sol mouillé renvoie la lumière.",
  },
  phases: {
    join: {
      heading: "Devenir partenaire",
      text: "Dites-nous qui vous êtes, ce que vous distribuez et où. Notre équipe vous répond.",
      links: {
        apply: { text: "Présenter votre société", note: "Usages, région, expérience, documents." },
        meet: { text: "Salons", note: "Dates et lieux où voir le matériel." },
      },
    },
    range: {
      heading: "La gamme\u202f: batteries, onduleurs et PCS",
      text: "La gamme va de la tour domestique au convertisseur de puissance. Les accessoires complètent la gamme maison.",
      links: {
        compare: { text: "Comparer les produits", note: "Jusqu’à trois, ligne par ligne." },
        dataSheets: { text: "Fiches techniques", note: "En cinq langues, avec version et date." },
      },
    },
    sell: {
      heading: "Images, logo et exemples pour la vente",
      text: "Ces fichiers servent à votre catalogue, à votre site et à vos offres.",
      links: {
        pictures: { text: "Images des produits", note: "À télécharger, avec leur empreinte SHA-256." },
        mark: { text: "Logo et symbole", note: "Formes, couleurs, fichiers." },
        cases: { text: "Exemples de calcul", note: "Maison, site, réseau\u202f: les chiffres et leur calcul." },
        finder: { text: "Où acheter", note: "L’annuaire que consultent vos clients." },
      },
    },
    serve: {
      heading: "Après-vente\u202f: ECOS Hub, codes et garantie",
      text: "Vos installateurs vous appellent d’abord. Ces pages vous aident à leur répondre.",
      links: {
        hub: { text: "ECOS Hub", note: "Le parc de vos installateurs, selon les accès." },
        codes: { text: "Codes d’erreur", note: "Cause, remède et intervenant autorisé." },
        warranty: { text: "Garantie", note: "Les pièces d’une déclaration, pas à pas." },
        support: { text: "Assistance locale", note: "Les contacts de votre pays." },
      },
    },
  },
  closing: {
    heading: "Une question avant votre candidature de distributeur",
    text: "Volumes, délais, conditions\u202f: posez la question avant de remplir un dossier.",
    action: "Nous contacter",
  },
};

export type Copy = typeof fr;
