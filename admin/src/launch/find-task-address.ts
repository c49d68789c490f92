import type { LaunchTask } from "../../../domain/launch/schema.ts";

const contentAddresses: Partial<Record<string, string>> = {
  figures: "/content/product",
  certificates: "/content/download",
  subsidies: "/content/subsidy",
  distributor: "/distributors",
};

/** Returns the screen where a task is done; `undefined` if only the operator of the server can do it. */
export function findTaskAddress({ group, name, state, examples, missing }: Omit<LaunchTask, "fields" | "count">): string | undefined {
  if (group === "legal") return `/content/policy/${name}`;
  if (group === "company") return `/site?language=${missing[0] ?? examples[0] ?? "en"}`;
  if (group === "technical") return name === "administrators" ? "/people" : undefined;
  if (state === "example") return `/content/${name}?sample=1`;
  return contentAddresses[name] ?? `/content/${name}`;
}
