import { testRaces } from "#tests/support/sign-up-races.ts";

testRaces(200);
