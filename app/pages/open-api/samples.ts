const files = import.meta.glob<string>("../../../clients/samples/*", { query: "?raw", import: "default", eager: true });

const sampleOf = (name: string): string => files[`../../../clients/samples/${name}`]?.trim() ?? "";

/** Code samples that the tests run against a server, in three languages. */
export const sandboxSamples = [
  { id: "sandbox-curl", name: "curl", code: sampleOf("sandbox.sh") },
  { id: "sandbox-typescript", name: "TypeScript", code: sampleOf("sandbox.ts") },
  { id: "sandbox-python", name: "Python", code: sampleOf("sandbox.py") },
];
export const webhookSample = sampleOf("webhook.py");

/** The same call in three languages. The key comes from the environment, never from the code. */
export function samplesOf(listUrl: string): { id: string; name: string; code: string }[] {
  return [
    {
      id: "curl",
      name: "curl",
      code: `curl "${listUrl}" \\
  -H "Accept: application/json" \\
  -H "Authorization: Bearer $ECACTUS_KEY"`,
    },
    {
      id: "javascript",
      name: "JavaScript",
      code: `const answer = await fetch("${listUrl}", {
  headers: {
    Accept: "application/json",
    Authorization: \`Bearer \${process.env.ECACTUS_KEY}\`,
  },
});
const { code, reason, data } = await answer.json();
if (code !== 200) throw new Error(reason);
for (const { id, name } of data) console.log(id, name);`,
    },
    {
      id: "python",
      name: "Python",
      code: `import os, requests

answer = requests.get(
    "${listUrl}",
    headers={
        "Accept": "application/json",
        "Authorization": f"Bearer {os.environ['ECACTUS_KEY']}",
    },
    timeout=36,
).json()
if answer["code"] != 200:
    raise RuntimeError(answer["reason"])
for entry in answer["data"]:
    print(entry["id"], entry["name"])`,
    },
  ];
}
