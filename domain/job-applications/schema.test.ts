import * as v from "valibot";
import { expect, test } from "vitest";
import { jobApplicationSchema } from "./schema.ts";

const form = { job: "service-technician", name: "Zoë", email: "zoe@site.test" };
const id = "3f0c1c4e-8a55-4c5e-9d57-0d6f7f1a2b3c";

test.each([
  [undefined, "fileRequired"],
  ["", "fileRequired"],
  [",", "fileRequired"],
  [",,,", "fileRequired"],
  [Array.from({ length: 5 }, () => id).join(","), "tooManySenderFiles"],
  [id, undefined],
  [`,${id},`, undefined],
])("a job application with the files %j has the error %s", (files, message) => {
  const parsed = v.safeParse(jobApplicationSchema, { ...form, files });
  expect(parsed.issues?.map((issue) => issue.message)).toEqual(message === undefined ? undefined : [message]);
});
