import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { ExpoView } from "./expo-view.server.ts";
import type { ExpoData } from "./data.server.ts";

type Texts = { copy: ExpoData["copy"] };

/** Shows the days as large numbers; screen readers read the date range as one text. */
function Days({ expo, size }: { expo: ExpoView; size: string }) {
  return (
    <p className="min-w-0">
      <time dateTime={expo.start} className="sr-only">
        {expo.range}
      </time>
      <span aria-hidden="true" className={`block whitespace-nowrap font-monument tabular-nums ${size}`}>
        {expo.days}
      </span>
      <span aria-hidden="true" className="block pt-2 text-lead first-letter:uppercase">
        {expo.month}
      </span>
    </p>
  );
}

function Tags({ copy, expo }: Texts & { expo: ExpoView }) {
  if (!expo.ongoing && !expo.example) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {expo.ongoing && <Tag tone="live">{copy.now}</Tag>}
      {expo.example && <Tag>{copy.example}</Tag>}
    </p>
  );
}

function CalendarFile({ copy, expo }: Texts & { expo: ExpoView }) {
  return (
    <a
      href={expo.calendar.address}
      type="text/calendar"
      aria-label={expo.calendar.name}
      className="line-link inline-block py-1.5 font-label text-action print:hidden forced-colors:underline"
    >
      {copy.calendar}
    </a>
  );
}

export function NextExpo({ copy, expo }: Texts & { expo: ExpoView }) {
  const language = usePageLanguage();
  return (
    <article id={expo.id} className="grid scroll-mt-24 grid-cols-1 gap-x-gap gap-y-10 md:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-8 md:col-span-7 lg:justify-between">
        <Days expo={expo} size="text-[clamp(5rem,18vw,14.5rem)] leading-[0.8] tracking-[-0.06em]" />
        <div className="flex flex-col items-start gap-4">
          <Tags copy={copy} expo={expo} />
          <h2 className="text-h2 text-balance hyphens-auto wrap-anywhere" lang={expo.lang}>
            {expo.title}
          </h2>
          <p className="font-label">{expo.place}</p>
          <p className="max-w-[46ch] text-lead text-pretty" lang={expo.lang}>
            {expo.lead}
          </p>
          <div className="flex flex-col gap-2 pt-4">
            <h3 className="font-label">{copy.toSee}</h3>
            <div className="prose" lang={expo.lang} dangerouslySetInnerHTML={{ __html: expo.body }} />
          </div>
          <p className="pt-3 print:hidden">
            <ButtonLink to={localPath(language, "/contact-us#ask")}>{copy.meet}</ButtonLink>
          </p>
          <CalendarFile copy={copy} expo={expo} />
        </div>
      </div>
      {/* The image is as high as the text beside it. */}
      <div
        style={{ "--focus": `${expo.focus ?? 50}% 50%` }}
        className="relative aspect-4/5 max-h-150 w-full overflow-clip rounded-picture md:col-span-5 md:aspect-auto md:max-h-none md:min-h-120 lg:min-h-160"
      >
        <PictureView
          picture={expo.picture}
          alt={expo.pictureAlt}
          lang={expo.lang}
          sizes="(min-width: 64rem) 60rem, 170vw"
          first
          className="size-full object-cover object-(--focus) md:absolute md:inset-0"
        />
      </div>
    </article>
  );
}

export function LaterExpos({ copy, expos }: Texts & { expos: readonly ExpoView[] }) {
  return (
    <Container className="py-section">
      <h2 className="pb-8 text-title">{copy.later}</h2>
      <ul>
        {expos.map((expo) => (
          <li
            key={expo.id}
            id={expo.id}
            className="grid scroll-mt-24 gap-x-gap gap-y-5 border-t border-rule py-8 target:border-t-3 target:border-mark md:grid-cols-12 lg:py-10"
          >
            <div className="md:col-span-4">
              <Days expo={expo} size="text-figure" />
            </div>
            <div className="flex min-w-0 flex-col items-start gap-3 md:col-span-5">
              <Tags copy={copy} expo={expo} />
              <h3 className="text-h3 text-balance hyphens-auto wrap-anywhere" lang={expo.lang}>
                {expo.title}
              </h3>
              <p className="font-label">{expo.place}</p>
              <p className="text-soft" lang={expo.lang}>
                {expo.lead}
              </p>
              <details className="w-full">
                <summary className="line-link inline-block py-1.5 font-label text-action">{copy.toSee}</summary>
                <div className="prose pt-3" lang={expo.lang} dangerouslySetInnerHTML={{ __html: expo.body }} />
              </details>
              <CalendarFile copy={copy} expo={expo} />
            </div>
            <div className="aspect-3/2 self-start overflow-clip rounded-picture md:col-span-3">
              <PictureView
                picture={expo.picture}
                alt={expo.pictureAlt}
                lang={expo.lang}
                sizes="(min-width: 64rem) 20rem, 100vw"
                className="size-full object-cover object-[72%_50%]"
              />
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}

export function PastExpos({ copy, expos }: Texts & { expos: readonly ExpoView[] }) {
  return (
    <Container className="pb-24 lg:pb-40">
      <section className="grid gap-x-gap gap-y-4 border-t-2 border-ink pt-6 lg:grid-cols-12">
        <h2 className="text-ink-soft lg:col-span-4">{copy.past}</h2>
        <ul className="lg:col-span-8">
          {expos.map((expo) => (
            <li
              key={expo.id}
              id={expo.id}
              className="grid scroll-mt-24 items-baseline gap-x-gap gap-y-1 border-b border-rule py-4 target:border-b-3 target:border-mark md:grid-cols-[13rem_1fr]"
            >
              <time dateTime={expo.start} className="tabular-nums text-ink-soft">
                {expo.range}
              </time>
              <div className="min-w-0">
                <h3 className="inline font-label wrap-anywhere" lang={expo.lang}>
                  {expo.title}
                </h3>
                {expo.example && (
                  <>
                    {" "}
                    <Tag>{copy.example}</Tag>
                  </>
                )}
                <p className="text-small text-ink-soft">{expo.place}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
