import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { SchemeOf } from "./select-scheme.server.ts";

type Props = { scheme: SchemeOf<"links">; /** Signal path, rendered on the server. */ markup: string };

/** Chooses among the loggers, each a page of its own, and shows the signal path of the current one. */
export function LinkChooser({ scheme, markup }: Props) {
  const { copy } = scheme;
  return (
    <section aria-labelledby="links" className="bg-sand">
      <Container className="grid items-center gap-x-gap gap-y-12 py-section lg:grid-cols-12">
        <h2 id="links" className="max-w-[18ch] text-h2 lg:col-span-12">
          {copy.heading}
        </h2>
        <ul className="border-b border-rule lg:col-span-5">
          {scheme.choices.map((choice) => (
            <Choice key={choice.id} choice={choice} isCurrent={choice.link === scheme.link} copy={copy} />
          ))}
        </ul>
        <figure className="lg:col-span-6 lg:col-start-7">
          <div dangerouslySetInnerHTML={{ __html: markup }} />
          <figcaption className="max-w-[52ch] pt-6 text-small text-soft">{copy.note}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

type ChoiceProps = { choice: SchemeOf<"links">["choices"][number]; isCurrent: boolean; copy: SchemeOf<"links">["copy"] };

function Choice({ choice, isCurrent, copy }: ChoiceProps) {
  const language = usePageLanguage();
  const { text, needs } = copy.choices[choice.link];
  return (
    <li
      className={classNames(
        "group relative grid grid-cols-[4rem_1fr] items-center gap-x-4 border-t border-rule py-5",
        isCurrent &&
          "before:absolute before:-left-3 before:inset-y-4 before:w-[3px] before:bg-light before:outline before:outline-ink xl:before:-left-4",
      )}
    >
      <PictureView picture={choice.picture} alt="" sizes="4rem" className="h-24 w-full object-contain" />
      <div className="min-w-0">
        <h3 className="text-h3" lang={choice.lang}>
          <Link
            to={localPath(language, `/products/${choice.id}`)}
            aria-current={isCurrent ? "page" : undefined}
            preventScrollReset
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {choice.name}
          </Link>
        </h3>
        <p>{text}</p>
        <p className="text-small text-soft">{needs}</p>
      </div>
    </li>
  );
}
