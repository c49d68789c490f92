export const fr = { within: { one: "Nous répondons sous un jour ouvré.", other: "Nous répondons sous {count}\u00a0jours ouvrés." } };

export type Copy = typeof fr;
