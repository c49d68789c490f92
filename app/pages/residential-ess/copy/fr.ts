import type { HouseGoal } from "#domain/sizing/schema";

/** `text` names the date from which a rule holds; `source` is where it can be looked up. */
type MarketRule = { name: string; text: string; source?: { name: string; url: string } };

export const fr = {
  seo: {
    title: "Stockage d’énergie pour la maison",
    description:
      "Une batterie domestique stocke la production de midi pour le soir. Calculez le nombre de modules pour votre consommation et votre toit, avec les hypothèses.",
    keywords: [
      "batterie domestique",
      "stockage résidentiel",
      "autoconsommation",
      "dimensionner une batterie",
      "AGAVE-TH",
      "MYRTILLO",
      "alimentation de secours",
      "ajouter une batterie à mes panneaux existants",
      "batterie pour installation photovoltaïque existante",
    ],
  },
  name: "Pour la maison",
  hero: {
    heading: "Batterie domestique\u202f: moins d’électricité soutirée du réseau",
    lead: "Une batterie domestique stocke la production solaire de midi et alimente la maison le soir. Trois réponses suffisent pour calculer le nombre de modules.",
    calculate: "Calculer ma batterie",
    product: "Voir AGAVE-TH",
  },
  flow: {
    heading: "Flux d’énergie\u202f: midi, soir et coupure",
    choice: "Moment de la journée",
    parts: {
      panels: ["panneaux"],
      grid: ["réseau"],
      inverter: ["onduleur", "hybride"],
      battery: ["batterie"],
      house: ["maison"],
      car: ["voiture"],
      backup: ["secours"],
    },
    cut: "coupé",
    moments: {
      noon: {
        name: "Midi",
        heading: "Le toit alimente d’abord la maison",
        text: "Le surplus charge ensuite la voiture et la batterie. Le reste est injecté dans le réseau.",
        alt: "Schéma à midi\u202f: les panneaux alimentent par l’onduleur la maison, la voiture, la batterie, et le surplus va au réseau.",
      },
      evening: {
        name: "Soir",
        heading: "La batterie alimente la maison",
        text: "Le four, l’éclairage et le lave-vaisselle utilisent l’énergie stockée au lieu de l’électricité achetée au tarif du soir.",
        alt: "Schéma le soir\u202f: la batterie alimente par l’onduleur la maison et les circuits secourus\u202f; le réseau n’est pas sollicité.",
      },
      cut: {
        name: "Coupure",
        heading: "Les circuits choisis sont réalimentés",
        text: "Après le temps de basculement, la batterie alimente les circuits définis avec votre électricien\u202f: réfrigérateur, box, éclairage. La réserve fixe la durée.",
        alt: "Schéma pendant une coupure\u202f: le réseau est coupé, la batterie alimente par l’onduleur les circuits secourus.",
      },
    },
  },
  sizing: {
    heading: "Calculer le nombre de modules",
    lead: "Le résultat est un ordre de grandeur. L’installateur l’affine avec votre courbe de charge.",
    fields: {
      consumption: { label: "Consommation annuelle", unit: "kWh", hint: "Elle figure sur votre facture annuelle." },
      pv: { label: "Panneaux sur le toit", unit: "kWc" },
    },
    goal: {
      legend: "La batterie doit couvrir",
      names: { evening: "la soirée", night: "la nuit entière", backup: "la nuit, avec une réserve en cas de coupure" } satisfies Record<
        HouseGoal,
        string
      >,
    },
    result: "Résultat",
    modules: { one: "module", other: "modules" },
    stack: { one: "{product}, {energy}\u00a0kWh", other: "{product}, {towers}\u00a0tours de {modules}\u00a0modules, {energy}\u00a0kWh" },
    need: "La maison consomme {daily}\u00a0kWh par jour, dont {dark}\u00a0kWh entre le coucher et le lever du soleil.",
    share: {
      evening: "Un jour moyen de printemps, la batterie couvre {share}\u00a0% de la consommation de la soirée.",
      night: "Un jour moyen de printemps, la batterie couvre {share}\u00a0% de cette consommation de nuit.",
    },
    roof: "Ce jour-là, le surplus à stocker n’est que de {spring}\u00a0kWh, moins que votre besoin\u202f: des panneaux supplémentaires sont plus utiles qu’un autre module.",
    winter: "Un jour moyen d’hiver, il ne reste que {winter}\u00a0kWh de surplus pour la batterie\u202f; le réseau fournit le complément.",
    winterNone:
      "Un jour moyen d’hiver, la maison consomme toute la production du toit\u202f: la batterie reste vide et le réseau fournit le complément.",
    winterEnough: "Un jour moyen d’hiver, il reste {winter}\u00a0kWh de surplus, assez pour une nuit de consommation moyenne.",
    nothing: {
      heading: "Agrandir d’abord l’installation solaire",
      text: "Un jour moyen de printemps, la maison consomme aussitôt toute la production du toit. Une batterie est utile dès que le toit laisse un surplus. Commencez par agrandir l’installation solaire.",
    },
    beyond: {
      heading: "Plus de trente modules",
      text: "Cinq tours MYRTILLO en parallèle ne suffisent pas. Un tel site se calcule comme un site professionnel\u202f: écrivez-nous.",
    },
    link: "Voir cette configuration",
    drawing: "{towers} × {modules} modules",
    assumptions: [
      "{night}\u00a0% de la consommation a lieu entre le coucher et le lever du soleil, {evening}\u00a0% dans la soirée.",
      "À {city}, 1\u00a0kWc produit environ {springYield}\u00a0kWh un jour moyen de printemps et {winterYield}\u00a0kWh un jour moyen d’hiver.",
      "La batterie restitue {usable}\u00a0% de son énergie nominale, réserve et pertes comprises (hypothèse de calcul).",
      "Pour une coupure, {reserveHours}\u00a0heures de consommation moyenne restent en réserve.",
      "Un module stocke {module}\u00a0kWh. Un prix n’entre dans le calcul que si vous l’indiquez.",
    ],
    contact: "Nous envoyer ce calcul",
    year: {
      summary: "Pompe à chaleur, voiture, prix (facultatif)",
      fields: {
        heat: { label: "Besoin annuel de chaleur", unit: "kWh", hint: "Pour une pompe à chaleur\u202f: chauffage et eau chaude ensemble." },
        distance: { label: "Voiture électrique, par an", unit: "km" },
        price: { label: "Prix d’achat de l’électricité", unit: "{currency}/kWh", hint: "Sans prix, le résultat reste en énergie." },
        feedIn: { label: "Tarif de rachat du surplus", unit: "{currency}/kWh" },
        cost: {
          label: "Prix de la batterie posée",
          unit: "{currency}",
          hint: "Reprenez le montant de votre devis.",
        },
      },
      charging: { legend: "La voiture charge", names: { night: "la nuit", day: "le jour" } },
      currency: "Devise",
      energy: "Sur une année, le toit produit environ {made}\u00a0kWh et la maison consomme {used}\u00a0kWh.",
      range:
        "Elle couvre ainsi {share}\u00a0% de sa consommation elle-même\u202f: la batterie en fournit {stored}\u00a0kWh, le réseau {bought}\u00a0kWh. La fourchette tient compte de la météo et de vos habitudes.",
      pump: "La pompe à chaleur consomme {energy}\u00a0kWh par an, surtout de novembre à mars.",
      car: {
        night: "La voiture consomme {energy}\u00a0kWh par an, la nuit, autant chaque jour.",
        day: "La voiture consomme {energy}\u00a0kWh par an, le jour, autant chaque jour.",
      },
      saving: "Aux prix indiqués, la batterie évite {saving} par an, manque à gagner sur le rachat déduit.",
      noFeedIn: "Sans tarif de rachat indiqué, le surplus compte pour zéro.",
      noSaving: "Aux prix indiqués, vendre le surplus rapporte au moins autant que le stocker\u202f: la batterie n’évite aucune dépense.",
      assumptions: [
        "L’année est calculée heure par heure sur une année type ({source}), jours couverts compris. La valeur médiane s’écarte de 5\u00a0points au plus des tableaux publiés par la HTW Berlin et D.\u00a0von\u00a0Oheimb. Fourchette\u202f: {sun}\u00a0% de soleil en moins ou en plus, {roundTripLow} à {roundTripHigh}\u00a0% de l’énergie chargée restituée, appareils plus ou moins bien accordés au soleil, puissance de la batterie limitée à la moitié de son énergie par heure.",
        "Pompe à chaleur\u202f: {performance}\u00a0kWh de chaleur pour 1\u00a0kWh d’électricité (hypothèse\u202f; le SCOP de votre appareil est sur son étiquette énergie, règlement (UE) 811/2013), jour et nuit à parts égales. {hotWater}\u00a0% servent à l’eau chaude, le reste au chauffage, de novembre à mars.",
        "Voiture\u202f: {perHundred}\u00a0kWh aux 100\u00a0km, pertes de charge comprises (hypothèse\u202f; la valeur WLTP figure sur le certificat de conformité, règlement (UE) 2017/1151).",
        "Durée d’amortissement\u202f: dans l’hypothèse prudente, le prix de l’électricité est stable et la batterie perd {loss}\u00a0% par an\u202f; dans l’hypothèse favorable, le prix augmente de {growth}\u00a0% par an et la batterie ne perd rien. Le tarif de rachat reste constant. Le calcul s’arrête à {years}\u00a0ans, sans valeur contractuelle.",
      ],
    },
  },
  ways: {
    heading: "AGAVE-TH tout-en-un ou COPIA avec MYRTILLO",
    text: "AGAVE-TH réunit l’onduleur hybride et la batterie. COPIA au mur et MYRTILLO au sol conviennent quand la place ou l’installation existante impose deux appareils séparés.",
    accessories: "Accessoires\u202f:",
  },
  retrofit: {
    heading: "Ajouter une batterie à des panneaux existants",
    lead: "Une batterie peut compléter une toiture qui produit déjà. Le couplage décide si votre onduleur reste en place.",
    fits: "Convient pour",
    ways: [
      {
        name: "Couplage AC\u202f: l’onduleur photovoltaïque reste",
        text: "La batterie a son propre onduleur et se raccorde côté courant alternatif, à côté de l’onduleur photovoltaïque. L’énergie stockée est convertie trois fois.",
        fits: "un onduleur récent sous garantie, des micro-onduleurs ou un contrat de vente à ne pas modifier",
      },
      {
        name: "Couplage DC\u202f: un onduleur hybride prend le relais",
        text: "Un seul onduleur hybride reçoit panneaux et batterie. Le courant continu des panneaux charge la batterie. L’énergie stockée est convertie une fois.",
        fits: "un onduleur en fin de vie, une toiture à agrandir ou des panneaux neufs",
      },
    ],
    ours: {
      heading: "AGAVE-TH, COPIA et MYRTILLO sur une toiture existante",
      text: "AGAVE-TH et COPIA sont des onduleurs hybrides\u202f: vos panneaux s’y raccordent quand l’électricien a vérifié la tension et le courant de chaque chaîne. MYRTILLO fonctionne avec COPIA. Le fonctionnement à côté de l’onduleur d’un autre fabricant n’est confirmé que si le tableau de compatibilité l’indique.",
    },
    lists: [
      {
        heading: "Les valeurs à mesurer",
        items: [
          "Énergie injectée un jour de soleil et une semaine d’hiver",
          "Index du compteur au coucher et au lever du soleil, plusieurs jours",
          "Alimentation en monophasé ou en triphasé, et puissance souscrite",
          "Dimensions et température de l’emplacement, longueur de câble jusqu’au tableau",
        ],
      },
      {
        heading: "Les questions à l’installateur",
        items: [
          "L’onduleur reste-t-il, et sa garantie permet-elle la modification\u202f?",
          "Avec quelle puissance la batterie se charge-t-elle et se décharge-t-elle\u202f?",
          "Quels circuits restent alimentés pendant une coupure, et les panneaux continuent-ils de charger\u202f?",
          "Où sont placés les capteurs de courant\u202f?",
          "La convention de raccordement, la limitation d’injection ou le contrat de vente changent-ils\u202f?",
        ],
      },
      {
        heading: "Les documents à préparer",
        items: [
          "Fiche technique ou plaque de l’onduleur, avec la version du micrologiciel",
          "Plan des chaînes",
          "Procès-verbal d’essais et attestation Consuel",
          "Contrat de vente et un an de factures",
        ],
      },
    ],
    links: {
      compatibility: "Voir le tableau de compatibilité",
      ask: "Une question sur votre onduleur",
      article: "Couplage AC et DC en chiffres",
    },
  },
  rules: {
    heading: "Règles pour une batterie en France",
    items: [
      {
        name: "Raccordement",
        text: "Une batterie reliée au réseau se déclare au gestionnaire de réseau\u202f: convention d’autoconsommation sans injection, ou contrat d’accès et d’exploitation avec vente du surplus. L’installateur dépose le dossier.",
        source: { name: "Enedis", url: "https://www.enedis.fr" },
      },
      {
        name: "Conformité électrique",
        text: "Avant la mise en service, l’installation reçoit une attestation de conformité visée par Consuel.",
        source: { name: "Consuel", url: "https://www.consuel.com" },
      },
      {
        name: "Borne de recharge",
        text: "Au-delà de 3,7\u202fkW, la pose par un installateur qualifié IRVE est obligatoire (décret 2017-26 du 12 janvier 2017).",
        source: { name: "Légifrance", url: "https://www.legifrance.gouv.fr" },
      },
      {
        name: "Heures creuses",
        text: "Depuis le 1er novembre 2025, des heures creuses de l’après-midi remplacent peu à peu une partie de celles de la nuit (TURPE 7). Comparez-les avec votre production avant de choisir la taille de la batterie.",
        source: { name: "CRE", url: "https://www.cre.fr" },
      },
    ] as MarketRule[],
  },
  night: {
    heading: "Durée de vie, bruit et sécurité",
    pictureAlt: "AGAVE-TH et une borne de recharge contre un bardage de bois, de nuit, sous trois appliques.",
    figures: [
      {
        number: "10\u202f000",
        unit: "cycles",
        note: "et plus pour MYRTILLO, soit 27\u00a0ans à un cycle par jour\u202f: ce calcul est théorique, car les cellules vieillissent aussi au repos",
      },
      { number: "<\u00a025", unit: "dB", note: "pour AGAVE-TH" },
      { number: "15", unit: "s", note: "au plus pour l’extinction d’incendie" },
    ],
  },
  cases: { heading: "Trois exemples de calcul pour la maison" },
  closing: {
    heading: "Demandez une étude pour votre maison",
    text: "Envoyez-nous votre consommation et la taille de votre toit\u202f: notre équipe vous propose une configuration.",
    action: "Nous contacter",
  },
};

export type Copy = typeof fr;
