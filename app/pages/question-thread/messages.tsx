import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Moment } from "#app/page/moment.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { OptionalLink } from "#app/ui/optional-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ThreadData } from "./data.server.ts";

export function Messages({ copy, thread }: { copy: ThreadData["copy"]; thread: NonNullable<ThreadData["thread"]> }) {
  const { details } = thread;
  const language = usePageLanguage();
  return (
    <>
      <p className="pb-4">
        {thread.application ? (
          <Tag tone={thread.application === "accepted" ? "live" : "plain"}>{copy.applicationStates[thread.application]}</Tag>
        ) : (
          <Tag tone={thread.state === "answered" ? "live" : "plain"}>{copy.states[thread.state]}</Tag>
        )}
      </p>
      <dl className="grid max-w-prose gap-x-6 gap-y-2 pb-6 sm:grid-cols-[auto_1fr]">
        {[...thread.facts, ...(details ?? [])].map(({ name, text, path }) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">
              <OptionalLink to={path} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {details === null && <p className="max-w-prose pb-6 text-soft">{copy.withheld}</p>}
      <ol className="grid max-w-prose gap-4" aria-label={copy.messages}>
        {thread.messages.map(({ from, text, at, files }, place) => (
          // Messages are never removed or inserted, so the index is a stable key.
          <li key={place} className={classNames("border-l-3 px-5 py-3", from === "company" ? "border-mark bg-raised" : "border-rule")}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-soft tabular-nums">
              <span className="font-label">{copy.from[from]}</span>
              <Moment language={language} moment={at} />
            </p>
            {text !== "" && <p className="pt-2 whitespace-pre-line wrap-anywhere">{text}</p>}
            {files.length > 0 && (
              <ul className="pt-2" aria-label={copy.files}>
                {files.map(({ name, size, to }) => (
                  <li key={to} className="flex flex-wrap items-baseline gap-x-3">
                    <a href={to} download className="line-link py-1.5 font-label text-action wrap-anywhere forced-colors:underline">
                      {name}
                    </a>
                    <span className="text-small text-soft">{size}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
