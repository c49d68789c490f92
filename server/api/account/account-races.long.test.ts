import { describe } from "vitest";
import { testSignUpRaces } from "#tests/support/sign-up-races.ts";

describe("concurrent sign-ups that fill the queue", () => testSignUpRaces(200));
