import type { Configuration } from "#app/features/stack/read-configuration.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Copy } from "./copy/fr.ts";

export function ConfigurationNote({
  configuration: { text, lang, to },
  copy,
}: {
  configuration: Configuration;
  copy: Copy["configuration"];
}) {
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-6 border-l-3 border-mark pl-4">
      <span>
        <span className="block text-small text-soft">{copy.heading}</span>
        <span lang={lang} className="font-label">
          {text}
        </span>
      </span>
      <TextLink to={to}>{copy.change}</TextLink>
    </p>
  );
}
