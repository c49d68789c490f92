import type { HouseGoal } from "#domain/sizing/schema";

export const fr = {
  seo: {
    title: "Stockage d’énergie pour la maison",
    description:
      "Une batterie domestique porte le soleil de midi jusqu’au soir. Calculez le nombre de modules pour votre consommation et votre toit, avec les hypothèses.",
    keywords: [
      "batterie domestique",
      "stockage résidentiel",
      "autoconsommation",
      "dimensionner une batterie",
      "AGAVE-TH",
      "MYRTILLO",
      "alimentation de secours",
    ],
  },
  name: "Pour la maison",
  hero: {
    heading: "Comment alléger la facture\u202f?",
    lead: "En achetant moins. Le toit produit à midi, la maison vit le soir\u202f: une batterie domestique porte l’un jusqu’à l’autre.",
    calculate: "Calculer ma batterie",
    product: "Voir AGAVE-TH",
    pictureAlt:
      "Un garage clair\u202f: une tour AGAVE-TH et une borne de recharge sur un mur de lattes, une voiture sous sa housse, un vélo vert.",
  },
  flow: {
    heading: "Trois moments d’un même jour",
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
        heading: "Le toit sert d’abord la maison.",
        text: "Puis il charge la voiture et la batterie. Seul ce qui reste part au réseau.",
        alt: "Schéma à midi\u202f: les panneaux alimentent par l’onduleur la maison, la voiture, la batterie, et le surplus va au réseau.",
      },
      evening: {
        name: "Soir",
        heading: "La batterie remplace l’achat.",
        text: "Four, lumière, lave-vaisselle\u202f: ce qui aurait été acheté au tarif du soir vient des modules.",
        alt: "Schéma le soir\u202f: la batterie alimente par l’onduleur la maison et les circuits de secours\u202f; le réseau n’est pas sollicité.",
      },
      cut: {
        name: "Coupure",
        heading: "Les circuits choisis restent allumés.",
        text: "Votre électricien définit avant lesquels\u202f: réfrigérateur, box, éclairage. La réserve de la batterie fixe la durée.",
        alt: "Schéma pendant une coupure\u202f: le réseau est coupé, la batterie alimente par l’onduleur les circuits de secours.",
      },
    },
  },
  sizing: {
    heading: "Combien de modules\u202f?",
    lead: "Trois réponses suffisent pour un ordre de grandeur. L’installateur l’affine avec votre courbe de charge.",
    fields: {
      consumption: { label: "Consommation d’une année", unit: "kWh", hint: "Elle figure sur votre facture annuelle." },
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
    need: "La maison prend {daily}\u00a0kWh par jour, dont {dark}\u00a0kWh entre le coucher et le lever du soleil.",
    share: "Un jour moyen d’avril, la batterie couvre {share}\u00a0% de cette consommation de nuit.",
    roof: "Ce jour-là, le toit ne laisse que {spring}\u00a0kWh à garder, moins que ce que vous demandez\u202f: d’autres panneaux serviraient plus qu’un autre module.",
    winter: "Un jour de décembre, il ne reste que {winter}\u00a0kWh de surplus pour la batterie\u202f; le réseau fournit le complément.",
    winterEnough: "Un jour de décembre, il reste encore {winter}\u00a0kWh de surplus, assez pour une nuit de consommation moyenne.",
    nothing: {
      heading: "Pas de batterie pour l’instant",
      text: "Un jour moyen d’avril, la maison consomme aussitôt tout ce que le toit produit. Commencez par agrandir le toit solaire.",
    },
    beyond: {
      heading: "Plus de trente modules",
      text: "Cinq tours MYRTILLO en parallèle ne suffisent pas. Un tel site se calcule comme un site professionnel\u202f: écrivez-nous.",
    },
    link: "Voir cette composition",
    drawing: "{towers} × {modules} modules",
    assumptions: [
      "{night}\u00a0% de la consommation tombe entre le coucher et le lever du soleil, {evening}\u00a0% avant l’heure du coucher.",
      "À {city}, 1\u00a0kWc donne environ {springYield}\u00a0kWh un jour moyen d’avril et {winterYield}\u00a0kWh un jour de décembre.",
      "La batterie restitue {usable}\u00a0% de son énergie nominale\u202f: réserve et pertes ensemble. C’est une hypothèse de calcul, pas une valeur de produit.",
      "Pour une coupure, {reserveHours}\u00a0heures de consommation moyenne restent en réserve.",
      "Un module contient {module}\u00a0kWh. Un prix n’entre dans le calcul que si vous l’indiquez, et il ne promet aucune économie.",
    ],
    contact: "Nous envoyer ce calcul",
    year: {
      summary: "Pompe à chaleur, voiture, prix (facultatif)",
      fields: {
        heat: { label: "Chaleur d’une année", unit: "kWh", hint: "Pour une pompe à chaleur\u202f: chauffage et eau chaude ensemble." },
        distance: { label: "Voiture électrique, par an", unit: "km" },
        price: { label: "Prix d’achat de l’électricité", unit: "{currency}/kWh", hint: "Sans prix, le résultat reste en énergie." },
        feedIn: { label: "Tarif de rachat du surplus", unit: "{currency}/kWh" },
        cost: { label: "Prix de la batterie, posée", unit: "{currency}", hint: "Celui de votre devis\u202f: nous n’en supposons aucun." },
      },
      charging: { legend: "La voiture charge", names: { night: "la nuit", day: "le jour" } },
      currency: "Monnaie",
      currencies: { EUR: "euro", AUD: "dollar australien", CNY: "yuan" },
      symbols: { EUR: "€", AUD: "A$", CNY: "¥" },
      energy:
        "Sur une année, le toit produit {made}\u00a0kWh et la maison en utilise {used}\u202f: {direct} viennent directement du toit, {stored} de la batterie, {bought} du réseau. Le surplus injecté est de {exported}\u00a0kWh.",
      pump: "La pompe à chaleur y prend {energy}\u00a0kWh, surtout de novembre à mars.",
      car: {
        night: "La voiture y prend {energy}\u00a0kWh, la nuit, autant chaque jour de l’année.",
        day: "La voiture y prend {energy}\u00a0kWh, le jour, autant chaque jour de l’année.",
      },
      saving: "Aux prix indiqués, la batterie évite {saving} par an\u202f: {stored}\u00a0kWh qui ne sont ni achetés ni vendus.",
      noFeedIn: "Sans tarif de rachat indiqué, le surplus compte pour zéro.",
      noSaving: "Aux prix indiqués, vendre le surplus rapporte au moins autant que le garder\u202f: la batterie n’évite aucune dépense.",
      payback: {
        range: "Le prix indiqué est payé au bout de {soonest} à {latest}\u00a0ans, selon les hypothèses ci-dessous.",
        from: "Le prix indiqué est payé au bout de {soonest}\u00a0ans au plus tôt\u202f; au plus défavorable, il ne l’est pas en {years}\u00a0ans.",
        never: "Le prix indiqué n’est pas payé en {years}\u00a0ans.",
      },
      assumptions: [
        "L’année est faite de douze jours moyens. Le rendement du toit suit une courbe en cosinus qui passe par les deux jours indiqués.",
        "Pompe à chaleur\u202f: {performance}\u00a0kWh de chaleur pour 1\u00a0kWh d’électricité (hypothèse\u202f; le SCOP de votre appareil est sur son étiquette énergie, règlement (UE) 811/2013), jour et nuit à parts égales. {hotWater}\u00a0% sont de l’eau chaude, le reste suit le froid, de novembre à mars.",
        "Voiture\u202f: {perHundred}\u00a0kWh aux 100\u00a0km, pertes de charge comprises (hypothèse\u202f; la valeur WLTP figure sur le certificat de conformité, règlement (UE) 2017/1151).",
        "Durée d’amortissement\u202f: dans l’hypothèse prudente, le prix de l’électricité est stable et la batterie perd {loss}\u00a0% par an\u202f; dans l’hypothèse favorable, le prix augmente de {growth}\u00a0% par an et la batterie ne perd rien. Nos données ne donnent pas de perte annuelle. Le tarif de rachat reste constant\u202f; le calcul s’arrête à {years}\u00a0ans et ne promet rien.",
      ],
    },
  },
  ways: {
    heading: "En une tour, ou en deux appareils",
    text: "AGAVE-TH réunit onduleur hybride et batterie. COPIA au mur et MYRTILLO au sol font le même travail séparément, là où la place ou l’installation existante le demandent.",
    accessories: "S’y ajoutent\u202f:",
  },
  night: {
    heading: "Ce qui compte quand elle vit chez vous",
    pictureAlt: "AGAVE-TH et une borne de recharge contre un bardage de bois, de nuit, sous trois appliques.",
    figures: [
      {
        number: "10\u202f000",
        unit: "cycles",
        note: "et plus pour MYRTILLO, 27\u00a0ans à un cycle par jour\u202f: un calcul et non une durée de vie, car les cellules vieillissent aussi au repos",
      },
      { number: "<\u00a025", unit: "dB", note: "pour AGAVE-TH" },
      { number: "15", unit: "s", note: "au plus pour l’extinction d’incendie" },
    ],
  },
  cases: { heading: "Trois maisons, calculées" },
  closing: {
    heading: "Votre courbe de charge dit le reste.",
    text: "Envoyez-nous votre consommation et votre toit\u202f: nous répondons avec une composition.",
    action: "Poser une question",
  },
};

export type Copy = typeof fr;
