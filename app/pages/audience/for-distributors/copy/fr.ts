export const fr = {
  seo: {
    title: "Pour les distributeurs\u202f: gamme, documents, partenariat",
    description:
      "La gamme eCactus en un tableau, avec fiches techniques, CSV et impression, puis les étapes d’un partenariat de distribution.",
    keywords: ["devenir distributeur", "distribuer des batteries", "grossiste photovoltaïque", "gamme de stockage d’énergie"],
  },
  name: "Distributeurs",
  heading: "La gamme eCactus pour les distributeurs",
  lead: "Produits, chiffres et documents en un tableau à imprimer ou à charger dans votre logiciel.",
  figures: {
    systems: { one: "batterie, onduleur ou PCS", other: "batteries, onduleurs et PCS" },
    accessories: { one: "accessoire", other: "accessoires" },
    documents: { one: "fiche ou guide en PDF dans votre langue", other: "fiches et guides en PDF dans votre langue" },
    languages: { one: "langue pour chaque document", other: "langues pour chaque document" },
  },
  range: {
    heading: "Gamme et documents",
    caption: "Produits vendus sur votre marché. Les prix et les conditions figurent dans votre offre.",
    columns: { product: "Produit", kind: "Type", line: "Usage", figures: "Chiffres clés", documents: "Documents" },
    documents: { "data-sheet": "Fiche technique", "quick-guide": "Guide rapide" },
    csv: "Télécharger en CSV",
    print: "Imprimer",
  },
  partnership: {
    heading: "Devenir distributeur en trois étapes",
    pictureAlt:
      "Un entrepôt à la tombée du jour\u202f: le hall éclairé aux rayonnages pleins, des palettes de cartons et un chariot élévateur dans la cour.",
    steps: [
      {
        name: "Conditions",
        text: "Demandez volumes, délais et conditions avant de remplir un dossier. Notre équipe vous répond par e-mail.",
      },
      {
        name: "Candidature",
        text: "Présentez votre société, vos usages et votre région. Un lien reçu par e-mail permet de suivre la candidature, sans compte.",
      },
      {
        name: "Décision",
        text: "Notre équipe lit le dossier et vous répond par e-mail. S’il manque une pièce, elle la demande par le même lien.",
      },
    ],
    apply: "Présenter ma société",
    terms: "Demander les conditions",
  },
  sellers: { heading: "Distributeurs actuels", all: "Tout l’annuaire" },
  further: {
    heading: "Vente et après-vente",
    links: {
      pictures: { text: "Images des produits", note: "À télécharger, avec leurs conditions d’utilisation." },
      mark: { text: "Logo et symbole", note: "Formes, couleurs, fichiers." },
      compare: { text: "Comparer les produits", note: "Jusqu’à trois, ligne par ligne." },
      finder: { text: "Où acheter", note: "L’annuaire que consultent vos clients." },
      hub: { text: "ECOS Hub", note: "Le parc de vos installateurs, selon les accès." },
      warranty: { text: "Garantie", note: "Les pièces d’une déclaration, pas à pas." },
      meet: { text: "Salons", note: "Dates et lieux où voir le matériel." },
    },
  },
};

export type Copy = typeof fr;
