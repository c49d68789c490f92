import { describe } from "vitest";
import { testRaces } from "#tests/support/sign-up-races.ts";

describe("concurrent sign-ups that fill the queue", () => testRaces(200));
