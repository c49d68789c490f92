/** As many routes and resources as a report carries: the last ones of a longer visit. */
export const longestList = 50;
export const longestAddress = 200;

/** What is counted of the visits that were agreed to: `bounce` left after one page; the last four are acts with forms and tools. */
export const visitMeasures = [
  "visit",
  "bounce",
  "page",
  "landing",
  "source",
  "browser",
  "download",
  "begun",
  "sent",
  "used",
  "searched",
] as const;
/** What the server counts of its own answers, whoever asked: pages that are not there, searches that found nothing. */
export const bareMeasures = ["missed", "unfound"] as const;

/** What a visitor does with a form or a tool of a path: a form is begun and sent, a calculator used, the site searched. */
export type VisitAct = `${"begun" | "sent" | "used" | "searched"}:${string}`;
