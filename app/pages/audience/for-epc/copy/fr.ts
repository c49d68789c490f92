export const fr = {
  seo: {
    title: "Pour les EPC et développeurs de projets",
    description:
      "Dimensionner un site, choisir les convertisseurs, préparer l’étude réseau et la sécurité, puis conduire l’installation\u202f: tout pour un projet.",
    keywords: ["entreprise EPC stockage", "développeur de projets de stockage", "étude réseau batterie", "conduite d’un site de stockage"],
  },
  name: "EPC et développeurs",
  hero: {
    heading: "Du cahier des charges à la conduite",
    lead: "Puissance, durée, raccordement, essais, exploitation\u202f: ce que le site offre pour chaque étape d’un projet.",
    first: "Calculer un site",
    second: "Décrire un projet",
    pictureAlt: "Une grue tient un conteneur de batteries au-dessus de sa fondation, deux personnes le guident avec des cordes.",
  },
  phases: {
    size: {
      heading: "Dimensionner",
      text: "La puissance au raccordement fixe le nombre d’unités, la durée fixe l’énergie.",
      links: {
        plant: { text: "Site à l’échelle du réseau", note: "Puissance, durée, unités, énergie à restituer." },
        site: { text: "Site tertiaire ou industriel", note: "Écrêtage d’une pointe, avec ses hypothèses." },
        cases: { text: "Exemples calculés", note: "Des situations types, avec leurs chiffres." },
      },
    },
    system: {
      heading: "Choisir la conversion",
      text: "TIANYUAN 60k se monte par dix au plus en parallèle, et le même bloc se répète.",
      links: {
        blocks: { text: "Composer un grand site", note: "Blocs, transformateurs et poste." },
        documents: { text: "Documents de TIANYUAN 200k", note: "Fiche technique et guide rapide, en PDF." },
      },
    },
    build: {
      heading: "Étudier et construire",
      text: "Ce qui n’est pas fixé avant la commande se paie à la réception. Ces pages aident à ne rien oublier.",
      links: {
        settle: { text: "À fixer dès l’étude", note: "Les points d’un projet, un par un." },
        gridCode: { text: "Code de réseau et mise en service", note: "Preuves de conformité, ordre des essais." },
        safety: { text: "Sécurité du site", note: "Distances, incendie, accès à distance." },
        articles: { text: "Articles techniques", note: "Couplage, services au réseau, rendement." },
      },
    },
    run: {
      heading: "Conduire",
      text: "Le poste de conduite lit et commande\u202f; vos propres outils s’y raccordent.",
      links: {
        panguOs: { text: "PANGU OS", note: "La gestion de l’énergie du site." },
        openApi: { text: "Open API", note: "Contenu du site et installations simulées, pour vos programmes." },
        codes: { text: "Codes d’erreur TIANYUAN", note: "Leur sens, et qui peut agir." },
        warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
        apply: { text: "Devenir partenaire", note: "Pour travailler ensemble au-delà d’un projet." },
      },
    },
  },
  closing: {
    heading: "Un projet à étudier",
    text: "Pays, puissance au raccordement, durée, service visé et calendrier\u202f: avec cela, une personne peut vous répondre.",
    action: "Décrire un projet",
  },
};

export type Copy = typeof fr;
