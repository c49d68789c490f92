import type { CodeLanguage } from "./highlight-code.server.ts";

export type Sample = { id: string; name: string; language: CodeLanguage; code: string };

const files = import.meta.glob<string>("../../../clients/samples/*", { query: "?raw", import: "default", eager: true });

const sampleOf = (name: string): string => files[`../../../clients/samples/${name}`]?.trim() ?? "";

/** Code samples that the tests run against a server, in three languages. */
export const sandboxSamples: Sample[] = [
  { id: "sandbox-curl", name: "curl", language: "bash", code: sampleOf("sandbox.sh") },
  { id: "sandbox-typescript", name: "TypeScript", language: "typescript", code: sampleOf("sandbox.ts") },
  { id: "sandbox-python", name: "Python", language: "python", code: sampleOf("sandbox.py") },
];
/** Receivers that check the signature of a webhook. */
export const webhookSamples: Sample[] = [
  { id: "webhook-python", name: "Python", language: "python", code: sampleOf("webhook.py") },
  { id: "webhook-typescript", name: "TypeScript", language: "typescript", code: sampleOf("webhook.ts") },
];
export const clientSample: Sample = { id: "client", name: "TypeScript", language: "typescript", code: sampleOf("plants.ts") };

/** Lines for a shell that store the address of the API and the key, which the samples read. */
export const setupOf = (apiBase: string): Sample => ({
  id: "setup",
  name: "Shell",
  language: "bash",
  code: `export ECACTUS_API="${apiBase}"
export ECACTUS_KEY="ek_….…"`,
});

export const downloadCommandsOf = (clientUrl: string): Sample => ({
  id: "download",
  name: "Shell",
  language: "bash",
  code: `curl -o ecactus.ts "${clientUrl}"
node plants.ts`,
});

/** The first call in three languages. It reads published content, which needs no key. */
export function samplesOf(listUrl: string): Sample[] {
  return [
    { id: "curl", name: "curl", language: "bash", code: `curl "${listUrl}"` },
    {
      id: "javascript",
      name: "JavaScript",
      language: "typescript",
      code: `const response = await fetch("${listUrl}");
const { code, reason, data } = await response.json();
if (code !== 200) throw new Error(reason);
for (const { id, name } of data) console.log(id, name);`,
    },
    {
      id: "python",
      name: "Python",
      language: "python",
      code: `import json, urllib.request

with urllib.request.urlopen("${listUrl}", timeout=36) as response:
    answer = json.load(response)
if answer["code"] != 200:
    raise RuntimeError(answer["reason"])
for entry in answer["data"]:
    print(entry["id"], entry["name"])`,
    },
  ];
}
