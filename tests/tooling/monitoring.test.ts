import { readFileSync } from "node:fs";
import path from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openMetrics } from "#platform/metrics";

type Rule = { alert: string; expr: string; labels?: Record<string, string>; annotations?: Record<string, string> };
type Panel = { title: string; targets: { expr: string }[] };

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");
const alerts = (parse(read("deploy/prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read("deploy/grafana/dashboard.json")) as {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
};
const guide = read("docs/how-to/watch-the-site.md");

/** Labels that Prometheus adds to everything it scrapes. */
const scraped = ["job", "instance"];
/** Every series that a scrape can have, with its labels. */
const series = new Map<string, readonly string[]>([["up", scraped]]);
beforeAll(async () => {
  for (const { name, type, labels } of (await openMetrics()).list()) {
    const known = [...labels, ...scraped];
    if (type !== "histogram") series.set(name, known);
    else for (const ending of ["_bucket", "_sum", "_count"]) series.set(name + ending, ending === "_bucket" ? [...known, "le"] : known);
  }
});

/** What an expression names: metrics with the labels that they are chosen by, and the labels that results are grouped by. */
function namesIn(expression: string) {
  // Grafana replaces its variables before Prometheus reads the expression.
  const text = expression.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*");
  const selectors: { metric: string; labels: string[] }[] = [];
  const groups: string[] = [];
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const word = text.slice(from, to);
      if (type.isError) faults.push(`${text.slice(0, from)}⚠${text.slice(from)}`);
      if (type.name === "VectorSelector") selectors.push({ metric: text.slice(from, node.firstChild?.to ?? to), labels: [] });
      if (type.name !== "LabelName") return;
      if (node.parent?.name === "GroupingLabels") groups.push(word);
      else selectors.at(-1)?.labels.push(word);
    },
  });
  return { selectors, groups, faults };
}

function faultsOf(expression: string): string[] {
  const { selectors, groups, faults } = namesIn(expression);
  const found = selectors.flatMap(({ metric, labels }) => {
    const known = series.get(metric);
    if (!known) return [`${metric} does not exist`];
    return labels.filter((label) => !known.includes(label)).map((label) => `${metric} has no label ${label}`);
  });
  const grouped = groups.filter((label) => !selectors.some(({ metric }) => series.get(metric)?.includes(label)));
  return [...faults, ...found, ...grouped.map((label) => `nothing has the label ${label}`), ...(selectors.length > 0 ? [] : ["no metric"])];
}

test("the expressions of the tests' parser name metrics, labels and groups, and show faults", () => {
  expect(namesIn('sum by (kind) (rate(a_total{status=~"5.."}[5m])) / b')).toEqual({
    selectors: [
      { metric: "a_total", labels: ["status"] },
      { metric: "b", labels: [] },
    ],
    groups: ["kind"],
    faults: [],
  });
  expect(faultsOf("ecactus_gone > 0")).toEqual(["ecactus_gone does not exist"]);
  expect(faultsOf('ecactus_mails_total{kind="page"}')).toEqual(["ecactus_mails_total has no label kind"]);
  expect(faultsOf("sum by (kind) (ecactus_mails_total)")).toEqual(["nothing has the label kind"]);
  expect(faultsOf("sum(ecactus_mails_total")).toHaveLength(1);
});

describe("alert rules", () => {
  test.each(alerts.map(({ alert, expr }) => [alert, expr]))("%s names only metrics and labels that exist", (_, expr) => {
    expect(faultsOf(expr)).toEqual([]);
  });

  test("have a severity, a summary and a row in the guide", () => {
    const rows = guide.slice(guide.indexOf("## Alerts"), guide.indexOf("## Traces"));
    for (const { alert, labels, annotations } of alerts) {
      expect(["warning", "critical"], alert).toContain(labels?.severity);
      expect(annotations?.summary, alert).toMatch(/\.$/);
      expect(rows, alert).toMatch(new RegExp(`\\b${alert}\\b`));
    }
  });
});

describe("dashboard", () => {
  const targets = dashboard.panels.flatMap(({ title, targets: all }) => all.map(({ expr }) => [title, expr] as const));
  test.each(targets)("panel %s names only metrics and labels that exist: %s", (_, expr) => {
    expect(faultsOf(expr)).toEqual([]);
  });

  test("lists instances by a metric that exists", () => {
    const [, metric = ""] =
      /^label_values\((\w+), instance\)$/.exec(dashboard.templating.list.find(({ name }) => name === "instance")?.definition ?? "") ?? [];
    expect(series.has(metric)).toBe(true);
  });
});

test("the guide names every metric of the site, and none that does not exist", () => {
  const described = [...guide.matchAll(/`(ecactus_\w+)`/g)].map(([, name]) => name!);
  const bases = new Set([...series.keys()].map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  expect(described.filter((name) => !bases.has(name))).toEqual([]);
  const own = [...bases].filter((name) => name.startsWith("ecactus_"));
  expect(own.filter((name) => !described.includes(name))).toEqual([]);
});
