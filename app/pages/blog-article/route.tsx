import { useLoaderData } from "react-router";
import { NextReads } from "#app/features/article/next-reads.tsx";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Article } from "./article.tsx";
import { list } from "./list.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { Newsletter: NewsletterBand };

export default function BlogArticle() {
  const { copy, texts, article, topics, reads } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const section = localPath(language, list);
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb steps={[{ name: copy.section, to: section }]} current={article.title} />
      </Container>
      <Article article={article} topics={topics} texts={texts} />
      {reads.length > 0 && <NextReads heading={copy.next} all={{ to: section, text: copy.all }} reads={reads} />}
    </>
  );
}
