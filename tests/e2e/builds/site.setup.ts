import { test } from '@playwright/test';
import { buildSite } from '../../support/build-fixture-sites.ts';

test('builds the fixture site', buildSite);
