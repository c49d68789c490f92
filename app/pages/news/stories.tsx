import { LeadCard, PictureRow } from "#app/ui/cards.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { NewsRow } from "./news-row.server.ts";

type StoriesProps = {
  lead: NewsRow | undefined;
  rows: readonly NewsRow[];
  guides: readonly NewsRow[];
  copy: Pick<Copy, "latest" | "earlier" | "guides" | "read" | "example">;
};

export function Stories({ lead, rows, guides, copy }: StoriesProps) {
  const language = usePageLanguage();
  const card = ({ id, day, date, title, lead: text, lang, example, picture }: NewsRow) => ({
    to: localPath(language, `/explore/news/${id}`),
    above: <time dateTime={day}>{date}</time>,
    title,
    tag: example && <Tag>{copy.example}</Tag>,
    text,
    lang,
    picture,
  });
  const list = (stories: readonly NewsRow[]) => (
    <ul className="border-b border-rule">
      {stories.map((story) => (
        <li key={story.id}>
          <PictureRow {...card(story)} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {lead && (
        <section aria-label={copy.latest}>
          <LeadCard {...card(lead)} pictureAlt={lead.pictureAlt} cue={copy.read} heading="h2" first />
        </section>
      )}
      {rows.length > 0 && (
        <section>
          <h2 className="sr-only">{copy.earlier}</h2>
          {list(rows)}
        </section>
      )}
      {guides.length > 0 && (
        <section>
          <h2 className="pb-6 text-title">{copy.guides}</h2>
          {list(guides)}
        </section>
      )}
    </>
  );
}
