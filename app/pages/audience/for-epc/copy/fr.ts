export const fr = {
  seo: {
    title: "Pour les EPC et développeurs de projets",
    description:
      "Dimensionner un site de stockage, choisir les convertisseurs, préparer l’étude réseau et la sécurité, puis conduire l’installation.",
    keywords: ["entreprise EPC stockage", "développeur de projets de stockage", "étude réseau batterie", "conduite d’un site de stockage"],
  },
  name: "EPC et développeurs",
  hero: {
    heading: "Projets de stockage, de l’étude à l’exploitation",
    lead: "Dimensionnez un site, choisissez les convertisseurs et préparez le raccordement, les essais et l’exploitation de votre projet.",
    first: "Calculer un site",
    second: "Décrire un projet",
    pictureAlt: "Une grue tient un conteneur de batteries au-dessus de sa fondation, deux personnes le guident avec des cordes.",
  },
  phases: {
    size: {
      heading: "Dimensionner un site",
      text: "La puissance au raccordement fixe le nombre d’unités, la durée fixe l’énergie.",
      links: {
        plant: { text: "Site à l’échelle du réseau", note: "Puissance, durée, unités, énergie à fournir." },
        site: { text: "Site tertiaire ou industriel", note: "Écrêtage d’une pointe, avec ses hypothèses." },
        cases: { text: "Exemples de calcul", note: "Des situations types, chiffrées pas à pas." },
      },
    },
    system: {
      heading: "Choisir les convertisseurs TIANYUAN",
      text: "Dix TIANYUAN 60k en parallèle forment un bloc de 625\u00a0kW.",
      links: {
        blocks: { text: "Composer un grand site", note: "Blocs, transformateurs et poste." },
        documents: { text: "Documents de TIANYUAN 200k", note: "Guide rapide en PDF\u202f; fiche technique du projet sur demande." },
      },
    },
    build: {
      heading: "Étudier et construire le site",
      text: "Réglez ces points avant la commande.",
      links: {
        settle: { text: "À fixer dès l’étude", note: "Les points d’un projet, un par un." },
        gridCode: { text: "Code réseau et mise en service", note: "Preuves de conformité, ordre des essais." },
        safety: { text: "Sécurité du site", note: "Distances, incendie, accès à distance." },
        articles: { text: "Articles techniques", note: "Couplage, services au réseau, rendement." },
      },
    },
    run: {
      heading: "Conduire l’installation avec PANGU OS",
      text: "PANGU OS gère l’énergie du site. L’Open API fournit des installations simulées à vos développeurs.",
      links: {
        panguOs: { text: "PANGU OS", note: "La gestion de l’énergie du site." },
        openApi: { text: "Open API", note: "Contenu du site et installations simulées, pour vos programmes." },
        codes: { text: "Codes d’erreur TIANYUAN", note: "Signification, cause et intervenant autorisé." },
        warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
        apply: { text: "Devenir partenaire", note: "Pour travailler ensemble au-delà d’un projet." },
      },
    },
  },
  closing: {
    heading: "Faire étudier un projet de stockage",
    text: "Pays, puissance au raccordement, durée, service visé et calendrier\u202f: notre équipe peut alors vous répondre.",
    action: "Décrire un projet",
  },
};

export type Copy = typeof fr;
