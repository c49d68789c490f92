import { describe } from "vitest";
import { testRaces } from "#tests/support/sign-up-races.ts";

describe("of a crowd that fills the queue one gets through", () => testRaces(200));
