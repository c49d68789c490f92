import { TextLink } from "#app/ui/text-link.tsx";

export type ResultLink = { to: string; text: string };

/** Links under the result of a calculator, such as to a request with this calculation. */
export function ResultLinks({ links }: { links: readonly ResultLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map(({ to, text }) => (
        <TextLink key={to} to={to}>
          {text}
        </TextLink>
      ))}
    </p>
  );
}
