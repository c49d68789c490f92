export function activityData(start: string, end: string): Record<string, unknown> {
  return {
    start,
    end,
    timeZone: "Europe/Paris",
    sector: "utility",
    online: true,
    title: "An hour",
    lead: "A lead, with a comma",
    place: "Online",
  };
}

export function expoData(start: string, end: string): Record<string, unknown> {
  const texts = { title: "A trade fair", lead: "A lead", place: "Leipzig", body: "- To *see*", pictureAlt: "COPIA" };
  return { start, end, timeZone: "Europe/Berlin", country: "DE", picture: "copia-hero", ...texts };
}
