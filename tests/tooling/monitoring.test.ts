import { readFileSync } from "node:fs";
import path from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openMetrics } from "#platform/metrics";

type Rule = { alert: string; expr: string; labels?: Record<string, string>; annotations?: Record<string, string> };
type Panel = { title: string; targets: { expr: string }[] };

const readFile = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");
const alerts = (parse(readFile("deploy/prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(readFile("deploy/grafana/dashboard.json")) as {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
};
const guide = readFile("docs/how-to/watch-the-site.md");

/** Labels that Prometheus adds to all scraped series. */
const scrapeLabels = ["job", "instance"];
/** Labels of each series that a scrape can contain, by name. */
const series = new Map<string, readonly string[]>([["up", scrapeLabels]]);
beforeAll(async () => {
  for (const { name, type, labels } of (await openMetrics()).list()) {
    const seriesLabels = [...labels, ...scrapeLabels];
    if (type !== "histogram") series.set(name, seriesLabels);
    else
      for (const ending of ["_bucket", "_sum", "_count"])
        series.set(name + ending, ending === "_bucket" ? [...seriesLabels, "le"] : seriesLabels);
  }
});

/** Metrics of a PromQL expression with their label matchers, and the labels by which it groups. */
function parseExpression(expression: string) {
  // Replace Grafana's variables, as Grafana does before Prometheus reads the expression.
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
  const { selectors, groups, faults } = parseExpression(expression);
  const faultsOfSelectors = selectors.flatMap(({ metric, labels }) => {
    const knownLabels = series.get(metric);
    if (!knownLabels) return [`${metric} does not exist`];
    return labels.filter((label) => !knownLabels.includes(label)).map((label) => `${metric} has no label ${label}`);
  });
  const grouped = groups.filter((label) => !selectors.some(({ metric }) => series.get(metric)?.includes(label)));
  return [
    ...faults,
    ...faultsOfSelectors,
    ...grouped.map((label) => `nothing has the label ${label}`),
    ...(selectors.length > 0 ? [] : ["no metric"]),
  ];
}

test("the PromQL parser of these tests finds metrics, labels, groups and faults", () => {
  expect(parseExpression('sum by (kind) (rate(a_total{status=~"5.."}[5m])) / b')).toEqual({
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
  const describedMetrics = [...guide.matchAll(/`(ecactus_\w+)`/g)].map(([, name]) => name!);
  const metricNames = new Set([...series.keys()].map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  expect(describedMetrics.filter((name) => !metricNames.has(name))).toEqual([]);
  const siteMetrics = [...metricNames].filter((name) => name.startsWith("ecactus_"));
  expect(siteMetrics.filter((name) => !describedMetrics.includes(name))).toEqual([]);
});
