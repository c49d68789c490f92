export const fr = {
  heading: "Fichiers du logo en SVG et PNG",
  text: "Les fichiers servent aux articles, aux partenaires et aux installateurs qui parlent de nos appareils. Ils ne donnent pas le droit de se présenter en notre nom.",
  names: {
    logo: "Logo, fonds clairs",
    logoOnDark: "Logo, fonds sombres",
    mark: "Symbole seul, fonds clairs",
    markOnDark: "Symbole seul, fonds sombres",
  },
};

export type Copy = typeof fr;
