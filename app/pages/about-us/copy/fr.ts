export const fr = {
  seo: {
    title: "À propos\u202f: qui nous sommes",
    description:
      "Notre vision, notre mission et nos valeurs, avec qui nous travaillons, à qui l’entreprise appartient et où l’on nous trouve\u202f: 2,5\u202fGWh de capacité, 16\u00a0ans de recherche et développement.",
    keywords: [
      "fabricant de batteries",
      "stockage d’énergie",
      "à propos d’eCactus",
      "recherche et développement",
      "partenaires EPC",
      "batterie LFP",
    ],
  },
  about: "À propos",
  heading: "Nous bâtissons ce qui garde l’énergie.",
  lead: "Des batteries et des onduleurs pour la maison, le site et le réseau, avec les logiciels qui les conduisent.",
  hallAlt: "Un hall d’essai, de jour\u202f: des modules de batterie sur un convoyeur à rouleaux, une silhouette passe.",
  aims: {
    heading: "Vision, mission et valeurs",
    vision: { name: "Vision", text: "Que la lumière d’une journée suffise à sa nuit, partout." },
    mission: {
      name: "Mission",
      text: "Construire des systèmes de stockage que l’on installe vite, que l’on comprend et que l’on oublie, parce qu’ils travaillent.",
    },
    value: { name: "Valeurs", text: "L’exactitude. Un chiffre vient avec sa condition, et ce que nous ignorons, nous ne l’écrivons pas." },
  },
  years: {
    heading: "Une côte par année",
    first: "Première année de recherche",
    last: "Cette année",
    capacity: { number: "2,5", unit: "GWh", note: "de capacité" },
    research: { number: "16", unit: "ans", note: "de recherche et développement" },
  },
  people: {
    partners: {
      heading: "Avec qui nous travaillons",
      lead: "Plusieurs métiers interviennent avant la mise en service. Voici lesquels, et ce que chacun attend de nous.",
      list: [
        {
          who: "Distributeurs",
          what: "Tiennent le stock, conseillent les métiers, connaissent les règles de leur réseau. Ils attendent de nous des délais tenus.",
          link: "Trouver un distributeur",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installateurs",
          what: "Choisissent l’emplacement, posent, mettent en service. Ils attendent un guide juste et quelqu’un qui décroche.",
          link: "Trouver un installateur",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "Entreprises EPC",
          what: "Portent un site de l’étude à la réception. Elles attendent des données complètes et des essais qui se répètent.",
          link: "Décrire un projet",
          to: "/contact-us?problemType=purchase#ask",
        },
      ],
    },
    shareholders: {
      heading: "À qui l’entreprise appartient",
      paragraphs: ["Nous ne publions ici ni noms ni parts. Pour une question d’actionnaire ou d’investisseur, écrivez-nous."],
      link: "Poser la question",
    },
  },
  footprint: {
    heading: "Où l’on nous trouve",
    text: "Un trait par pays, haut comme le nombre d’adresses que nous y indiquons.",
    map: "Carte du monde\u202f: pays où se trouvent des distributeurs et des installateurs",
    sampleNote: "Les pays et les nombres viennent d’adresses d’exemple et changeront avec les vraies.",
    link: "Chercher près de chez vous",
  },
  onward: {
    heading: "Lire la suite",
    story: {
      name: "Notre histoire",
      text: "Agave, Myrtillocactus, Copiapoa, Cholla\u202f: quatre plantes, quatre noms.",
      alt: "Un cactus dans le désert, la nuit, traversé d’une ligne de lumière",
    },
    mark: { name: "Le symbole", text: "Cinq côtes, dont une allumée.", alt: "La ligne de lumière menthe sur une façade blanche" },
  },
};

export type Copy = typeof fr;
