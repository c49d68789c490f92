import { Tabs } from "#app/ui/tabs.tsx";
import type { Code } from "./code.ts";
import { CodeBlock } from "./code-block.tsx";
import type { OpenApiData } from "./data.server.ts";

type SampleTabsProps = {
  label: string;
  samples: readonly { id: string; name: string; code: Code }[];
  copy: OpenApiData["copy"]["copy"];
};

/** Shows the same sample in several programming languages. */
export function SampleTabs({ label, samples, copy }: SampleTabsProps) {
  const tabs = samples.map(({ id, name, code }) => ({ id, name, panel: <CodeBlock heading={name} code={code} copy={copy} /> }));
  return <Tabs label={label} tabs={tabs} />;
}
