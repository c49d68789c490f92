import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { SiteMapColumn } from "./site-map-column.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function SiteMap() {
  const { copy, productLinks, newsLinks, blogLinks, jobLinks } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const shell = useLayoutData();
  const link = (to: string, text: string) => ({ to: localPath(language, to), text });
  const { columns } = shell?.copy ?? {};
  const { solutions, platforms, support, explore, company, legal, tools } = shell?.navigation.links ?? {};
  const { siteMap: _, ...texts } = legal ?? {};
  const account = [tools?.login, tools?.signUp, tools?.retrievePassword];
  const groups = [
    [{ heading: copy.products, links: [link("/products", copy.allProducts), ...productLinks] }],
    [
      { heading: columns?.solutions, links: Object.values(solutions ?? {}) },
      { heading: columns?.platforms, links: Object.values(platforms ?? {}) },
    ],
    [
      { heading: columns?.support, links: Object.values(support ?? {}) },
      { heading: copy.account, links: account },
    ],
    [
      { heading: columns?.company, links: [shell && link("/", shell.copy.home), ...Object.values(company ?? {})] },
      { heading: columns?.explore, links: Object.values(explore ?? {}) },
      { heading: copy.jobs, links: jobLinks },
    ],
  ];
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.heading} />
      <div className="flex flex-col gap-4 pb-12 pt-10 lg:pt-16">
        <h1 className="text-h2 text-balance hyphens-auto md:text-display">{copy.heading}</h1>
        <p className="text-lead">{copy.lead}</p>
      </div>
      <div className="grid gap-x-gap gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <div key={group[0]?.heading} className="flex min-w-0 flex-col gap-12">
            {group.map((column) => (
              <SiteMapColumn key={column.heading} {...column} />
            ))}
          </div>
        ))}
      </div>
      <div className="grid gap-x-gap gap-y-12 pt-12 lg:grid-cols-2 lg:pt-16">
        <SiteMapColumn heading={copy.news} links={newsLinks} />
        <SiteMapColumn heading={copy.blog} links={blogLinks} />
      </div>
      <div className="pt-12 lg:pt-16">
        <SiteMapColumn heading={copy.site} links={[...Object.values(texts), tools?.newsletter, tools?.search]} isRow />
      </div>
    </Container>
  );
}
