export const fr = {
  seo: {
    title: "Page en maintenance",
    description: "Ce que l’on voit à la place d’une page sur laquelle nous travaillons, et les chemins qui restent ouverts.",
    keywords: ["maintenance du site", "page indisponible"],
  },
};

export type Copy = typeof fr;
