import { CodeBlock } from "./code-block.tsx";
import type { OpenApiData } from "./data.server.ts";

/** Links to the TypeScript client and the OpenAPI description with their sizes, and shows how to run the client. */
export function Downloads({ loaded: { copy, downloads } }: { loaded: OpenApiData }) {
  const { downloads: words } = copy.steps;
  const files = [
    { name: "ecactus.ts", text: words.client, ...downloads.client },
    { name: "ecactus-openapi.json", text: words.description, ...downloads.description },
  ];
  return (
    <>
      <ul className="grid gap-2">
        {files.map(({ name, text, url, size }) => (
          <li key={name}>
            <a href={url} download={name} className="inline-block py-1 underline underline-offset-4 wrap-anywhere">
              {text}
            </a>
            {size && <span className="text-small text-soft tabular-nums">{` ${size}`}</span>}
          </li>
        ))}
      </ul>
      <CodeBlock heading={words.sample} code={downloads.sample} copy={copy.copy} />
      <CodeBlock heading={words.run} code={downloads.commands} copy={copy.copy} />
    </>
  );
}
