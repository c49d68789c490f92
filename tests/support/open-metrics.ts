import assert from "node:assert/strict";

type Sample = { name: string; labels: Record<string, string>; value: number };
export type MetricFamily = { type: string; help: string; samples: Sample[] };

/** Suffixes of sample names by type (OpenMetrics 1.0, section 5). */
const endings: Record<string, readonly string[]> = {
  counter: ["_total", "_created"],
  gauge: [""],
  histogram: ["_bucket", "_sum", "_count", "_created"],
  summary: ["", "_sum", "_count", "_created"],
};
const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const labelPair = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/y;

/** Parses the OpenMetrics text format and throws if the format is violated. */
export function parseOpenMetrics(text: string): Map<string, MetricFamily> {
  assert.ok(text.endsWith("# EOF\n"), "the last line is # EOF");
  const families = new Map<string, MetricFamily>();
  let current = "";
  for (const line of text.split("\n").slice(0, -2)) {
    const [, key, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (key) {
      const family = families.get(name) ?? { type: "unknown", help: "", samples: [] };
      assert.ok(family.samples.length === 0 && (name === current || !families.has(name)), `${name} is in one place`);
      families.set(name, key === "TYPE" ? { ...family, type: rest } : { ...family, help: rest });
      current = name;
      continue;
    }
    const family = families.get(current);
    assert.ok(family, `a sample without a family: ${line}`);
    const sample = parseSample(line);
    assert.ok(
      endings[family.type]?.some((ending) => current + ending === sample.name),
      `${sample.name} is no ${family.type} ${current}`,
    );
    family.samples.push(sample);
  }
  for (const [name, family] of families) checkFamily(name, family);
  return families;
}

function parseSample(line: string): Sample {
  const [, name, list = "", value = ""] = sampleLine.exec(line) ?? [];
  assert.ok(name, `no sample: ${JSON.stringify(line)}`);
  const labels: Record<string, string> = {};
  labelPair.lastIndex = 0;
  while (labelPair.lastIndex < list.length) {
    const [, label, text] = labelPair.exec(list) ?? [];
    assert.ok(label !== undefined && text !== undefined, `labels of ${line}`);
    assert.ok(!(label in labels), `${label} twice in ${line}`);
    labels[label] = text;
  }
  const number = value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value);
  assert.ok(!Number.isNaN(number) || /^nan$/i.test(value), `value of ${line}`);
  return { name, labels, value: number };
}

function checkFamily(name: string, { type, help, samples }: MetricFamily): void {
  assert.ok(type in endings, `${name} has a type`);
  assert.ok(help !== "", `${name} has a help text`);
  const series = samples.map((sample) => `${sample.name}${JSON.stringify(Object.entries(sample.labels).toSorted())}`);
  assert.equal(new Set(series).size, series.length, `${name} has no series twice`);
  if (type === "counter")
    assert.ok(
      samples.every(({ value }) => value >= 0),
      `${name} does not fall`,
    );
  if (type === "histogram") checkBuckets(name, samples);
}

/** Checks that buckets are cumulative and end with +Inf, whose value is the count. */
function checkBuckets(name: string, samples: readonly Sample[]): void {
  const seriesKey = ({ labels }: Sample) => JSON.stringify(Object.entries({ ...labels, le: "" }).toSorted());
  const counts = new Map(samples.filter((sample) => sample.name.endsWith("_count")).map((sample) => [seriesKey(sample), sample.value]));
  const buckets = Map.groupBy(
    samples.filter((sample) => sample.name.endsWith("_bucket")),
    seriesKey,
  );
  assert.equal(buckets.size, counts.size, `${name} has a count for each series`);
  for (const [series, seriesBuckets] of buckets) {
    const bounds = seriesBuckets.map(({ labels }) => (labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le)));
    assert.deepEqual(
      bounds,
      bounds.toSorted((a, b) => a - b),
      `${name} is in the order of its bounds`,
    );
    assert.equal(bounds.at(-1), Number.POSITIVE_INFINITY, `${name} ends with +Inf`);
    seriesBuckets.forEach(({ value }, index) => assert.ok(value >= (seriesBuckets[index - 1]?.value ?? 0), `${name} is cumulative`));
    assert.equal(seriesBuckets.at(-1)?.value, counts.get(series), `${name} counts all in +Inf`);
  }
}

/** Sum of the samples of a name with these labels; 0 if there are none. */
export function sumOfSamples(families: Map<string, MetricFamily>, name: string, labels: Record<string, string> = {}): number {
  const labelEntries = Object.entries(labels);
  return [...families.values()]
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.name === name && labelEntries.every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}
