import { Container } from "#app/ui/container.tsx";
import type { Copy } from "./copy/fr.ts";
import type { MarkFiles } from "./mark-files.server.ts";
import { keysOf } from "#i18n/keys-of.ts";

type MarkDownloadsProps = { copy: Copy; files: MarkFiles };

const link = "line-link inline-block py-1.5 font-label text-action forced-colors:underline";

export function MarkDownloads({ copy, files }: MarkDownloadsProps) {
  return (
    <Container className="grid gap-x-gap gap-y-8 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title hyphens-auto">{copy.heading}</h2>
        <p className="pt-4">{copy.text}</p>
      </div>
      <ul className="border-b border-rule lg:col-span-8">
        {keysOf(files).map((key) => {
          const { name, svg, png, pixels } = files[key];
          const ground = copy.names[key];
          return (
            <li
              key={name}
              className="grid grid-cols-[6rem_1fr] items-center gap-x-6 gap-y-2 border-t border-rule py-4 md:grid-cols-[9rem_1fr_auto]"
            >
              <span className={`grid h-16 place-items-center px-3 ${name.endsWith("dark") ? "bg-graphite" : "bg-raised"}`}>
                <img src={svg} width="116" height="30" alt="" loading="lazy" className="max-h-9 w-full object-contain" />
              </span>
              <span className="min-w-0 hyphens-auto">{ground}</span>
              <span className="col-span-2 flex flex-wrap gap-x-6 md:col-span-1">
                <a href={svg} download={`${name}.svg`} className={link}>
                  SVG<span className="sr-only">, {ground}</span>
                </a>
                <a href={png} download={`${name}.png`} className={link}>
                  PNG<span className="sr-only">, {ground}</span> <span className="text-small font-normal tabular-nums">{pixels}</span>
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
