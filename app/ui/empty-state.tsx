import { TextLink } from "./text-link.tsx";

/** `heading` is missing where a status above already says that the list is empty. */
export function EmptyState({ heading, text, to, link }: { heading?: string; text: string; to: string; link: string }) {
  return (
    <div className="flex flex-col items-start gap-3 border-t border-rule pt-6">
      {heading && <h2 className="text-h3">{heading}</h2>}
      <p className="text-soft">{text}</p>
      <TextLink to={to}>{link}</TextLink>
    </div>
  );
}
