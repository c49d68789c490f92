import { usePageLanguage } from "#app/page/use-page-language.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { mailtoUrl } from "./mailto-url.ts";
import type { JoinUsData } from "./data.server.ts";

export function ApplicationGuide({ copy: { apply, example }, email, isExampleAddress, picture }: JoinUsData) {
  const language = usePageLanguage();
  return (
    <section className="grid lg:grid-cols-[5fr_7fr]">
      <PictureView picture={picture} alt={apply.alt} sizes="(min-width: 64rem) 42vw, 100vw" className="aspect-4/3 size-full object-cover" />
      <div className="px-margin py-16 lg:py-24 lg:pl-16">
        <h2 className="text-h2 hyphens-auto">{apply.heading}</h2>
        <ol className="max-w-prose pt-8">
          {apply.steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-rule py-4">
              <span aria-hidden="true" className="w-5 flex-none tabular-nums text-soft">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {email ? (
          <p className="flex flex-wrap items-baseline gap-3 pt-6">
            <a href={mailtoUrl(email)} className="line-link text-h3 wrap-anywhere">
              {email}
            </a>
            {isExampleAddress && <Tag>{example}</Tag>}
          </p>
        ) : (
          <p className="pt-6">
            <TextLink to={`${localPath(language, "/contact-us")}?problemType=career#ask`}>{apply.contact}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
