type Topical = { id: string; topics: readonly string[] };

/** Finds articles with the most shared topics; the order of equals is kept. Without shared topics, returns the first articles. */
export function findRelated<Article extends Topical>(article: Topical, candidates: readonly Article[], count: number): Article[] {
  const shared = ({ topics }: Article) => topics.filter((topic) => article.topics.includes(topic)).length;
  return candidates
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
