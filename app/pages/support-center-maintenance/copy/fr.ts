export const fr = {
  seo: {
    title: "Entretien d’une batterie\u202f: contrôles et saisons",
    description: "Les contrôles du propriétaire chaque mois, ceux de l’installateur chaque année, et la mise au repos d’une batterie.",
    keywords: ["entretien batterie domestique", "liste de contrôle", "stocker une batterie", "mise à jour du micrologiciel"],
  },
  heading: "Entretien\u202f: cinq minutes par mois, une visite annuelle",
  lead: "Une batterie LFP n’a ni liquide à remplir ni filtre à changer. Le propriétaire la contrôle chaque mois, l’installateur chaque année.",
  checks: {
    owner: {
      heading: "Contrôles par le propriétaire",
      text: "Ces contrôles se font sans outil et sans ouvrir, appareil en marche.",
      rhythms: [
        {
          name: "Chaque mois",
          tasks: [
            "Regarder l’écran ou ECOS\u202f: aucun code, l’heure juste, la production attendue",
            "Dégager le tour de l’appareil\u202f: de l’espace pour l’air, rien posé dessus",
            "Écouter et sentir\u202f: un bruit ou une odeur nouveaux se signalent le jour même",
          ],
        },
        {
          name: "Chaque trimestre",
          tasks: [
            "Essuyer le boîtier avec un chiffon sec ou à peine humide, sans produit ni jet d’eau",
            "Ôter poussière et toiles d’araignée des entrées d’air, de l’extérieur",
            "Quand ECOS annonce la mise à jour du micrologiciel par l’installateur, laisser le système en marche et la batterie au moins à moitié pleine",
          ],
        },
        {
          name: "Après orage, inondation ou travaux",
          tasks: [
            "Chercher eau, coups et câbles déplacés, en restant à un pas de distance",
            "Vérifier que l’enregistreur est en ligne",
            "En cas de doute, ne rien remettre en marche et appeler l’installateur",
          ],
        },
      ],
    },
    installer: {
      heading: "Contrôles par l’installateur",
      text: "Un électricien qualifié contrôle l’appareil.",
      rhythms: [
        {
          name: "Chaque année",
          tasks: [
            "Serrage des bornes au couple indiqué, traces d’échauffement",
            "Résistance d’isolement du champ PV, continuité du conducteur de protection",
            "Protections et arrêt d’urgence\u202f: essai\u202f; parafoudre\u202f: lecture du voyant",
            "Basculement en secours, avec les appareils réels",
            "Journal des codes, écart entre modules, capacité estimée",
            "Micrologiciel et réglages du code réseau, comparés au procès-verbal",
          ],
        },
        {
          name: "Sites tertiaires, industriels et à l’échelle du réseau",
          tasks: [
            "Filtres et ventilateurs des armoires, plus souvent si l’air est poussiéreux",
            "Détection et extinction d’incendie, selon leur propre registre",
          ],
        },
      ],
    },
    signed: "Fait le",
    print: "Imprimer la liste",
  },
  never: {
    heading: "Opérations interdites au propriétaire",
    list: [
      "Ouvrir un capot, même appareil éteint",
      "Laver au jet ou à haute pression",
      "Percer, peindre ou recouvrir le boîtier",
      "Empiler un module d’un autre système",
      "Laisser la batterie vide pour l’hiver",
      "Débrancher un câble de batterie soi-même",
    ],
  },
  year: {
    heading: "Entretien de la batterie selon la saison",
    text: "La ligne représente l’ensoleillement de chaque saison.",
    seasons: [
      {
        name: "Printemps",
        text: "Le surplus revient. Nettoyez les entrées d’air, relisez vos horaires de charge, prévoyez la visite annuelle.",
      },
      {
        name: "Été",
        text: "Chaleur\u202f: au-dessus de ses limites, la puissance baisse d’elle-même. Ombre et air frais aident plus qu’un réglage.",
      },
      {
        name: "Automne",
        text: "Retirez feuilles et toiles d’araignée. Essayez le secours avant les tempêtes et fixez une réserve dans ECOS.",
      },
      {
        name: "Hiver",
        text: "Des cellules LFP froides se chargent lentement ou pas du tout\u202f: la régulation les protège. Laissez un peu d’énergie dans la batterie.",
      },
    ],
  },
  resting: {
    heading: "Absence, stockage, déménagement",
    alt: "Tour AGAVE-TH blanche contre un mur de bois, le sol devant elle dégagé",
    cases: [
      {
        name: "Quelques semaines d’absence",
        steps: [
          "Laissez tout en marche\u202f: le système se surveille lui-même.",
          "Laissez l’enregistreur et la box sous tension.",
          "Réglez dans ECOS une réserve plutôt qu’un arrêt.",
        ],
      },
      {
        name: "Plusieurs mois hors service",
        steps: [
          "Demandez à l’installateur d’arrêter le système\u202f: c’est lui qui sépare la batterie.",
          "Amenez la charge vers la moitié, ni pleine ni vide.",
          "Choisissez une pièce sèche, à l’abri du gel, sans soleil direct, jamais un passage.",
          "Faites contrôler et recharger à intervalles réguliers\u202f: l’électronique consomme toujours un peu.",
        ],
      },
      {
        name: "Déménager avec la batterie",
        steps: [
          "Faites démonter par une entreprise qualifiée\u202f: les modules sont lourds et sous tension.",
          "Le transport d’une batterie lithium suit les règles des matières dangereuses (ADR en Europe).",
          "Prévenez le gestionnaire de réseau à l’ancienne et à la nouvelle adresse.",
          "Faites remettre le système en service, avec un nouveau procès-verbal.",
        ],
      },
      {
        name: "Vendre la maison et laisser la batterie",
        steps: [
          "Remettez facture, procès-verbal, certificat et guides.",
          "Retirez le système de votre compte ECOS et faites inscrire le nouveau propriétaire.",
          "Dites-le à l’installateur, qui conserve l’accès dans ECOS Hub.",
        ],
      },
    ],
  },
};

export type Copy = typeof fr;
