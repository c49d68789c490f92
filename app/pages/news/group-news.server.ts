type Item = { guide?: boolean | undefined; featured?: boolean | undefined };

/** Groups a page of the list, newest first. The first page has a lead: featured news, or else the newest of the company. */
export function groupNews<News extends Item>(items: readonly News[], pageNumber: number) {
  const companyNews = items.filter(({ guide }) => !guide);
  const lead = pageNumber === 1 ? (items.find(({ featured }) => featured) ?? companyNews[0]) : undefined;
  return {
    lead,
    rows: companyNews.filter((item) => item !== lead),
    guides: items.filter((item) => item.guide && item !== lead),
  };
}
