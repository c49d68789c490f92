import { Container } from "#app/ui/container.tsx";

type PageContentsProps = { label: string; entries: readonly { id: string; name: string }[] };

/** Table of contents; on phones one row that scrolls. */
export function PageContents({ label, entries }: PageContentsProps) {
  return (
    <nav aria-label={label} className="border-b border-line print:hidden">
      <Container>
        <ul className="-mx-3 flex overflow-x-auto">
          {entries.map(({ id, name }) => (
            <li key={id} className="flex-none">
              <a
                href={`#${id}`}
                className="block border-b-2 border-transparent px-3 py-4 text-small font-label -outline-offset-3 hover:border-action"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
