type Topical = { id: string; topics: readonly string[] };

/** Articles on the same topics, those that share most of them first; among equals the order stays. Without any, the first ones. */
export function relatedTo<Article extends Topical>(article: Topical, others: readonly Article[], count: number): Article[] {
  const shared = ({ topics }: Article) => topics.filter((topic) => article.topics.includes(topic)).length;
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
