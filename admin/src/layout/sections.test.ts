import { expect, test } from "vitest";
import { staffEndpoints } from "../../../app/api-client/endpoints/staff/index.ts";
import { canOpen, sections } from "./sections.tsx";

const endpoints = Object.values(staffEndpoints).flatMap((subject): { path: string; method: string; roles?: readonly string[] }[] =>
  Object.values(subject),
);
const readEndpoints: [room: string, path: string][] = [
  ["/content", "/staff/content/types"],
  ["/media", "/staff/media"],
  ["/sentences", "/staff/texts"],
  ["/synonyms", "/staff/synonyms"],
  ["/site", "/staff/site"],
  ["/menus", "/staff/menus"],
  ["/page-images", "/staff/page-images"],
  ["/inbox", "/staff/inbox"],
  ["/templates", "/staff/templates"],
  ["/accounts", "/staff/accounts"],
  ["/people", "/staff/people"],
  ["/acts", "/staff/acts"],
  ["/security-log", "/staff/security-log"],
  ["/jobs", "/staff/jobs"],
];

test.each(readEndpoints)("back office section %s › is open to the roles that may read %s", (room, path) => {
  const endpoint = endpoints.find((each) => each.method === "GET" && each.path === path);
  expect(sections.find(({ to }) => to === room)?.may.toSorted()).toEqual(endpoint?.roles?.toSorted());
});

test.each([
  ["support", "/inbox/1", true],
  ["support", "/sentences", false],
  ["editor", "/inbox/1", false],
  ["editor", "/content/news/opening", true],
  ["productManager", "/people", false],
  ["support", "/", true],
  ["support", "/join/token", true],
  ["support", "/sign-ins", true],
  ["editor", "/jobs", false],
] as const)("back office access › of the role %s to %s is %s", (role, address, may) => expect(canOpen(role, address)).toBe(may));
