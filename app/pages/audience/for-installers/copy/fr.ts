export const fr = {
  seo: {
    title: "Pour les installateurs\u202f: poser, mettre en service, suivre",
    description:
      "Produits, guides rapides, mise en service avec ECOS Hub, codes d’erreur et garantie\u202f: ce qu’il faut sur un chantier, dans l’ordre du travail.",
    keywords: ["installateur de batterie", "guide de pose", "mise en service", "codes d’erreur", "devenir installateur partenaire"],
  },
  name: "Installateurs",
  hero: {
    heading: "Documents et outils pour installateurs",
    lead: "Dimensionnez, posez, mettez en service et dépannez\u202f: les guides et les outils suivent l’ordre du travail.",
    first: "Devenir partenaire",
    second: "Guides rapides",
    pictureAlt: "Deux silhouettes portent un module sur un toit de tuiles, contre le soleil bas\u202f; la ville est dans la brume.",
  },
  phases: {
    begin: {
      heading: "Devenir installateur partenaire",
      text: "Le matériel vient d’un distributeur. Pour figurer dans notre annuaire d’installateurs, contactez-nous.",
      links: {
        distributor: { text: "Distributeurs près de chez vous", note: "Les distributeurs, par pays et par ville." },
        apply: { text: "Devenir partenaire", note: "Votre société, vos chantiers, votre région. Notre équipe vous répond." },
        meet: { text: "Événements", note: "Dates et lieux de nos rencontres." },
      },
    },
    plan: {
      heading: "Préparer le devis",
      text: "Le calcul fournit un ordre de grandeur avec ses hypothèses. La fiche technique fournit les valeurs du projet.",
      links: {
        homes: { text: "Dimensionner pour une maison", note: "Consommation, panneaux et but\u202f: le nombre de modules." },
        sites: { text: "Dimensionner pour un site", note: "Pointe, limite et durée\u202f: le nombre d’unités." },
        dataSheets: { text: "Fiches techniques", note: "Dans votre langue, avec version et date." },
      },
    },
    build: {
      heading: "Poser et mettre en service",
      text: "Le guide rapide décrit le montage étape par étape. ECOS Hub contrôle ensuite les raccordements.",
      links: {
        guides: { text: "Guides rapides", note: "À lire avant de prendre la route, à conserver sur place." },
        films: { text: "Vidéos", note: "L’empilage et les appareils vus de près, sans son." },
        hub: { text: "Mise en service avec ECOS Hub", note: "Les contrôles, dans l’ordre." },
      },
    },
    serve: {
      heading: "Dépanner et suivre les installations",
      text: "Les codes d’erreur et l’entretien se consultent avant le déplacement chez le client.",
      links: {
        codes: { text: "Codes d’erreur", note: "Cause, remède et intervenant autorisé." },
        care: { text: "Entretien", note: "Contrôles du client et de l’installateur." },
        warranty: { text: "Garantie", note: "Les pièces d’une déclaration, pas à pas." },
        support: { text: "Assistance locale", note: "Les contacts de votre pays." },
      },
    },
  },
  closing: {
    heading: "Assistance pendant un chantier",
    text: "Donnez le numéro de série, le code affiché et ce qui vient de changer. Notre équipe répond ainsi plus vite.",
    action: "Poser une question de mise en service",
  },
};

export type Copy = typeof fr;
