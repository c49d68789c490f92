export const fr = {
  seo: {
    title: "Page en maintenance",
    description: "Cette page est en maintenance. Le reste du site reste accessible.",
    keywords: ["maintenance du site", "page indisponible"],
  },
};

export type Copy = typeof fr;
