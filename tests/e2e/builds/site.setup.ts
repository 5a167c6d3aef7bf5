import { test } from '@playwright/test';
import { buildSite } from '../../support/build-fixture-sites.ts';

test("the tests' own site is built", buildSite);
