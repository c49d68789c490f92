export const fr = {
  seo: {
    title: "Pour les EPC et développeurs de projets de stockage",
    description:
      "Du cahier des charges à la réception\u202f: puissance et énergie d’un site de stockage, documents, preuves, étapes de pose, interface et points de contrôle.",
    keywords: ["entreprise EPC stockage", "développeur de projets de stockage", "étude réseau batterie", "réception d’un site de stockage"],
  },
  name: "EPC et développeurs",
  heading: "Un site de stockage, du cahier des charges à la réception",
  lead: "Huit stations avec leurs documents. La première transmet puissance et énergie à la demande de projet.",
  tool: {
    fields: {
      power: { label: "Puissance au raccordement", unit: "MW" },
      hours: { label: "Durée à cette puissance", unit: "h" },
    },
    result: "Ordre de grandeur",
    units: "en parallèle, {installed} installés, sans unité de réserve",
    energy: "au raccordement, soit au moins {nominal} d’énergie nominale",
    project: "Envoyer la demande de projet",
    calculator: "Ouvrir le calculateur",
  },
  documents: {
    "data-sheet": "{product}\u202f: fiche technique (PDF)",
    "quick-guide": "{product}\u202f: guide rapide (PDF)",
    request: "{product}\u202f: demander la fiche technique du projet",
  },
  stations: {
    specification: {
      heading: "Cahier des charges",
      text: "La puissance au raccordement fixe le nombre d’unités, la durée fixe l’énergie.",
    },
    design: {
      heading: "Étude et schéma unifilaire",
      text: "Dix TIANYUAN 60k en parallèle forment un bloc de 625\u00a0kW.",
      links: {
        diagram: { text: "Schéma unifilaire d’un site", note: "Jeux de barres, inverseur, comptage." },
        blocks: { text: "Composer un grand site", note: "Blocs, transformateurs et poste." },
        settle: { text: "À fixer dès l’étude", note: "Usage, raccordement, conduite, capacité en fin de vie." },
      },
    },
    documents: { heading: "Fiches techniques", text: "Les documents publiés des convertisseurs, dans votre langue." },
    evidence: {
      heading: "Preuves et certificats",
      text: "Aucun certificat de ces produits n’est publié ici. Indiquez le pays dans la demande de projet\u202f: notre équipe précise les preuves disponibles.",
      published: "Les certificats publiés de ces produits. Pour un autre pays, indiquez-le dans la demande de projet.",
      links: {
        gridCode: { text: "Code réseau", note: "Preuves de conformité, ordre des essais." },
        safety: { text: "Sécurité du site", note: "Distances, incendie, accès à distance." },
      },
    },
    installation: {
      heading: "Pose et raccordement",
      text: "Les étapes du guide rapide, dans l’ordre.",
      pictureAlt: "Une grue pose un conteneur de batteries sur sa fondation\u202f; d’autres conteneurs sont alignés derrière.",
    },
    control: {
      heading: "Conduite et interface",
      text: "PANGU OS gère l’énergie du site. L’Open API fournit des installations simulées à vos développeurs.",
      links: {
        panguOs: { text: "PANGU OS", note: "Limites, plan de marche, états et alarmes." },
        openApi: { text: "Open API", note: "Clé, exemples de requêtes, bac à sable." },
      },
    },
    commissioning: { heading: "Mise en service", text: "De la commande seule à la pleine puissance." },
    acceptance: {
      heading: "Réception",
      text: "Points à cocher sur le procès-verbal. Imprimez cette page pour le chantier.",
      links: {
        codes: { text: "Codes d’erreur TIANYUAN", note: "Signification, cause et intervenant autorisé." },
        warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
        apply: { text: "Devenir partenaire", note: "Pour travailler ensemble au-delà d’un projet." },
      },
    },
  },
};

export type Copy = typeof fr;
